import type { Resources } from '../../locales/resources.ts';

/** Landing pages that differ in headline, sentence and banner; also the source stored with a lead that comes from one. */
export type LandingVariant = keyof Resources['landing']['variants'];

/** Parts of the guide and the page each begins on. */
const pages = {
  glance: 3,
  audiences: 4,
  residence: 5,
  staying: 7,
  substance: 8,
  setUp: 9,
  costs: 10,
  sea: 11,
  risks: 12,
} as const;

type GuidePart = keyof typeof pages;

/** The six that matter most to the readers of each page, in the order of the guide. */
const chosen: Readonly<Record<LandingVariant, readonly GuidePart[]>> = {
  general: ['glance', 'residence', 'staying', 'substance', 'costs', 'risks'],
  /** Consultants. */
  linkedin: ['residence', 'staying', 'substance', 'setUp', 'costs', 'risks'],
  /** Seafarers. */
  facebook: ['audiences', 'residence', 'staying', 'costs', 'sea', 'risks'],
};

export const guideParts = (variant: LandingVariant): readonly { readonly id: GuidePart; readonly page: number }[] =>
  chosen[variant].map((id) => ({ id, page: pages[id] }));

/** What the guide reckons with, in euros, and where its sums stand. */
export const guideSums = { scenarioProfit: 150_000, shareOfProfit: 100, spread: [6, 7] } as const;
