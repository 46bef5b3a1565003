import type { ArticleClaimName, ClaimName, OwnerRoute } from '@fnc/domain';
import type { reading } from '../../locales/nl/reading.ts';
import type { ArticleLink, ArticleNote } from '../ArticlePage/article.ts';

/** Professions with a page of their own. */
export type ProfessionId = 'captains' | 'consultants' | 'nomads' | 'entrepreneurs';

/** In the order of the catalogue. */
export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
] as const satisfies readonly (keyof (typeof reading)['professions']['captains']['rules'])[];

/** What one route leaves of the profession's profit, as the page writes it. */
interface RouteFigures {
  readonly route: OwnerRoute;
  readonly burden: string;
  readonly kept: string;
  readonly share: string;
}

/** A page of a profession, with every figure written for its language. */
export interface Profession {
  readonly id: ProfessionId;
  readonly profit: string;
  readonly routes: readonly RouteFigures[];
  /** Rate set, day and limits of those figures. */
  readonly terms: string;
  /** What the sentences of the catalogue take. */
  readonly values: Readonly<Record<ClaimName | ArticleClaimName | 'breakEven', string>>;
  /** The sources of the four rules. */
  readonly notes: readonly Omit<ArticleNote, 'number'>[];
  readonly articles: readonly ArticleLink[];
}
