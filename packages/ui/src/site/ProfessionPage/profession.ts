import type { ArticleClaimName, ClaimName, OwnerRoute } from '@fnc/domain';
import type { reading } from '../../locales/nl/reading.ts';
import type { ArticleLink, ArticleNote } from '../ArticlePage/article.ts';

/** Professions that have their own page. */
export type ProfessionId = 'captains' | 'consultants' | 'nomads' | 'entrepreneurs';

/** In the catalogue's order. */
export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
] as const satisfies readonly (keyof (typeof reading)['professions']['captains']['rules'])[];

/** What remains of the profession's profit by one route, formatted. */
interface RouteFigures {
  readonly route: OwnerRoute;
  readonly burden: string;
  readonly kept: string;
  readonly share: string;
}

/** A profession's page, with every figure formatted for its language. */
export interface Profession {
  readonly id: ProfessionId;
  readonly profit: string;
  readonly routes: readonly RouteFigures[];
  /** Rate set, date and limits of those figures. */
  readonly terms: string;
  /** The values for the catalogue's sentences. */
  readonly values: Readonly<Record<ClaimName | ArticleClaimName | 'breakEven', string>>;
  /** The sources of the four rules. */
  readonly notes: readonly Omit<ArticleNote, 'number'>[];
  readonly articles: readonly ArticleLink[];
}
