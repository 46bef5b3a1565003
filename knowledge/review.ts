import { fingerprint } from './facts.ts';
import type { KnowledgeArticle } from './readArticle.ts';

/** The values that each article relied on when a person last read it, by article and placeholder. */
export type Reviewed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One figure that has changed since the article was read. */
export interface Outdated {
  readonly article: string;
  readonly placeholder: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** The values that an article relies on now, over both languages. */
export function reliesOn(articles: readonly KnowledgeArticle[], id: string): Readonly<Record<string, string>> {
  const uses = new Set(articles.filter((article) => article.id === id).flatMap((article) => article.uses));
  return Object.fromEntries([...uses].toSorted().map((use) => [use, fingerprint(use)]));
}

/** Every figure that was changed, added or removed since the articles were read. */
export function outdated(articles: readonly KnowledgeArticle[], reviewed: Reviewed): readonly Outdated[] {
  const ids = new Set(articles.map(({ id }) => id));
  return [...ids].flatMap((article) => {
    const [was, is] = [reviewed[article] ?? {}, reliesOn(articles, article)];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((placeholder) => was[placeholder] !== is[placeholder])
      .map((placeholder) => ({ article, placeholder, was: was[placeholder], is: is[placeholder] }));
  });
}

/** What a person must do about the changes; empty when there are none. */
export function reviewMessage(changes: readonly Outdated[]): string {
  if (changes.length === 0) return '';
  const ids = [...new Set(changes.map(({ article }) => article))];
  return [
    'Figures changed since these articles were last read:',
    ...changes.map(
      ({ article, placeholder, was, is }) =>
        `  ${article}: {${placeholder}} was ${was ?? 'not there'}, is ${is ?? 'gone'}`,
    ),
    'Read each article in both languages (knowledge/content/nl and /en), correct what no longer holds, and say so:',
    ...ids.map((id) => `  npm run knowledge:reviewed -- ${id}`),
  ].join('\n');
}
