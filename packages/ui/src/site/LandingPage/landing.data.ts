import type { Resources } from '../../locales/resources.ts';

/** Landing pages that differ in headline, sentence and banner; also the source stored with a lead that comes from one. */
export type LandingVariant = keyof Resources['landing']['variants'];

/** Six parts of the guide and the page each begins on. */
export const guideParts = [
  { id: 'glance', page: 3 },
  { id: 'residence', page: 5 },
  { id: 'staying', page: 7 },
  { id: 'substance', page: 8 },
  { id: 'costs', page: 10 },
  { id: 'risks', page: 12 },
] as const;

/** What the guide reckons with, in euros, and where its sums stand. */
export const guideSums = { scenarioProfit: 150_000, shareOfProfit: 100, spread: [6, 7] } as const;
