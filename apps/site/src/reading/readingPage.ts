import type { Language } from '@fnc/domain';
import type { Article, ArticleLink, Profession } from '@fnc/ui/reading';

interface ReadingBase {
  readonly language: Language;
  readonly path: string;
  /** The address of the page in the other language. */
  readonly otherPath: string;
}

interface ArticleReading extends ReadingBase {
  readonly kind: 'article';
  readonly article: Article;
  /** Its headings in the other language, in the same order. */
  readonly elsewhere: readonly string[];
  readonly calculatorHref: string;
  readonly next: readonly ArticleLink[];
}

interface IndexReading extends ReadingBase {
  readonly kind: 'index';
  readonly articles: readonly (ArticleLink & { readonly checked: string; readonly minutes: number })[];
}

interface ProfessionReading extends ReadingBase {
  readonly kind: 'profession';
  readonly profession: Profession;
  readonly calculatorHref: string;
}

/** A static page without an app, with all its data. */
export type ReadingPage = ArticleReading | IndexReading | ProfessionReading;
