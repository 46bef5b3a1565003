import { citedSource, ownerRules, type Language } from '@fnc/domain';
import type { Article, ArticleNote } from '@fnc/ui/reading';
import { formatDay, type createI18n } from '@fnc/ui/locales';
import { facts, factText, isFactName, sumText, type FactName } from './facts.ts';
import { readFrontMatter } from './frontMatter.ts';

type Words = Awaited<ReturnType<typeof createI18n>>;

/** An article ready for display, with the figures that it relies on. */
export interface KnowledgeArticle extends Article {
  readonly id: string;
  readonly language: Language;
  readonly slug: string;
  /** Short title for window titles, breadcrumbs and pictures. */
  readonly short: string;
  /** Every placeholder of its text, without duplicates: `claim:cyprusDays`. */
  readonly uses: readonly string[];
}

export interface ArticleSource {
  readonly id: string;
  readonly language: Language;
  /** File name for errors. */
  readonly file: string;
  readonly source: string;
}

export interface ReadingContext {
  /** Has the texts of `reading`. */
  readonly i18n: Words;
  /** URL of `article:box-two` or `page:calculator`. @throws for an unknown target */
  readonly hrefOf: (target: string) => string;
}

const placeholder = /\{(claim|owner|sum|terms):([\w:]+)\}/g;
const link = /\]\(((?:article|page):[\w-]+)\)/g;
const wordsAMinute = 210;

/** Numbers the sources in the order of their first use in the text. */
function noteBook(language: Language, i18n: Words) {
  const t = i18n.getFixedT(language, 'reading');
  const notes: ArticleNote[] = [];
  const numbers = new Map<FactName, number>();
  /** The mark of a source, where its figure first occurs. */
  const mark = (name: FactName, value: string): string => {
    if (numbers.has(name)) return '';
    const number = numbers.size + 1;
    numbers.set(name, number);
    const { asOf, source } = facts[name];
    notes.push({ number, value, name: t(`facts.${name}`), asOf, source: citedSource(source, language) });
    return `[${number}](note:${number})`;
  };
  return { notes, mark };
}

/**
 * Inserts the figures into an article and resolves its links.
 *
 * @throws with the file's name for an unknown figure, sum, link or front matter line
 */
export function readArticle({ id, language, file, source }: ArticleSource, context: ReadingContext): KnowledgeArticle {
  const { front, text } = readFrontMatter(source, file);
  const { i18n, hrefOf } = context;
  const t = i18n.getFixedT(language, 'reading');
  const { notes, mark } = noteBook(language, i18n);
  const uses = new Set<string>();
  const terms = (kind: string): string => {
    const figures = { day: formatDay(ownerRules.asOf, language), costs: factText('yearlyCost', language) };
    if (kind !== 'owner' && kind !== 'company') throw new Error(`${file}: unknown terms {terms:${kind}}.`);
    return t(kind === 'owner' ? 'ownerTerms' : 'companyTerms', figures);
  };
  const fill = (whole: string, kind: string, name: string): string => {
    if (kind === 'terms') return terms(name);
    uses.add(whole.slice(1, -1));
    if (kind !== 'claim') return sumText(kind, name, language);
    if (!isFactName(name)) throw new Error(`${file}: unknown figure ${whole}.`);
    const value = factText(name, language).replaceAll(' ', '\u00A0');
    return value + mark(name, value);
  };
  const filled = text
    .replaceAll(placeholder, fill)
    .replaceAll(link, (_whole, target: string) => `](${hrefOf(target)})`);
  if (/\{\w+/.test(filled)) throw new Error(`${file}: something in braces was not understood.`);
  const { slug, title, short, description, published, checked } = front;
  return {
    id,
    language,
    slug,
    title,
    short,
    description,
    published,
    checked,
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / wordsAMinute)),
    text: filled,
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim()),
    notes,
    uses: [...uses],
  };
}
