import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { printCalculatorState, defaultCalculatorState, languages, type Language } from '@fnc/domain';
import { createI18n, readingWords } from '@fnc/ui/locales';
import { pathTo } from '../apps/site/src/paths.ts';
import { knowledgePath } from '../apps/site/src/readingPaths.ts';
import { articleRecords, type ArticleRecord } from './articles.data.ts';
import { readFrontMatter } from './frontMatter.ts';
import { readArticle, type ArticleSource, type KnowledgeArticle } from './readArticle.ts';
import { outdated, reviewMessage, type Reviewed } from './review.ts';

const folder = import.meta.dirname;
export const reviewedFile = path.join(folder, 'reviewed.json');
export const contentFile = (id: string, language: Language): string =>
  path.join(folder, 'content', language, `${id}.md`);

export const readReviewed = async (): Promise<Reviewed> => JSON.parse(await readFile(reviewedFile, 'utf8')) as Reviewed;

const sourceOf = async (id: string, language: Language): Promise<ArticleSource> => ({
  id,
  language,
  file: `knowledge/content/${language}/${id}.md`,
  source: await readFile(contentFile(id, language), 'utf8'),
});

const pages = ['calculator', 'contact', 'guide', 'home'] as const;
const isPage = (name: string): name is (typeof pages)[number] => (pages as readonly string[]).includes(name);

/** All articles in both languages, in the order of the overview. Rejects for an unknown figure, sum or link. */
export async function readArticles(): Promise<readonly KnowledgeArticle[]> {
  const all: KnowledgeArticle[] = [];
  for (const language of languages) {
    const i18n = await createI18n(language, readingWords);
    const sources = await Promise.all(articleRecords.map(({ id }) => sourceOf(id, language)));
    const slugs = new Map(sources.map(({ id, source, file }) => [id, readFrontMatter(source, file).front.slug]));
    const hrefOf = (target: string): string => {
      const [kind, name = ''] = target.split(':');
      const slug = slugs.get(name);
      if (kind === 'article' && slug !== undefined) return `${knowledgePath(language)}/${slug}`;
      if (kind === 'page' && isPage(name)) return pathTo(name, language);
      throw new Error(`A link to ${target} leads nowhere.`);
    };
    for (const source of sources) {
      // The calculator opens on the sum of the article that leads to it.
      const calculator = calculatorHref(source.id, language);
      const hrefFrom = (target: string) => (target === 'page:calculator' ? calculator : hrefOf(target));
      all.push(readArticle(source, { i18n, hrefOf: hrefFrom }));
    }
  }
  return all;
}

/** The same for a build. Rejects while an article has a changed figure that has not been reviewed. */
export async function loadArticles(): Promise<readonly KnowledgeArticle[]> {
  const articles = await readArticles();
  const message = reviewMessage(outdated(articles, await readReviewed()));
  if (message !== '') throw new Error(message);
  return articles;
}

export const recordOf = (id: string): ArticleRecord => {
  const found = articleRecords.find((record) => record.id === id);
  if (found === undefined) throw new Error(`There is no article ${id}.`);
  return found;
};

/** URL of the calculator in the article's state. */
export const calculatorHref = (id: string, language: Language): string =>
  `${pathTo('calculator', language)}?${printCalculatorState({ ...defaultCalculatorState, ...recordOf(id).calculator }, language)}`;
