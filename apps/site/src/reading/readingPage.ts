import type { Language } from '@fnc/domain';
import type { Article, ArticleLink, Profession } from '@fnc/ui/reading';

interface ReadingBase {
  readonly language: Language;
  readonly path: string;
  /** The same page in the other language. */
  readonly otherPath: string;
}

interface ArticleReading extends ReadingBase {
  readonly kind: 'article';
  readonly article: Article;
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

/** A page that is read and runs no app, with all that it shows. */
export type ReadingPage = ArticleReading | IndexReading | ProfessionReading;
