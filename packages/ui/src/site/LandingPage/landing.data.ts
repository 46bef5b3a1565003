import type { Resources } from '../../locales/resources.ts';

/** Landing pages that differ in headline, sentence and banner: a new one is an entry in the catalogue. */
export type LandingVariant = keyof Resources['site']['landing']['variants'];

/** Six parts of the guide and the page each begins on. */
export const guideParts = [
  { id: 'glance', page: 3 },
  { id: 'residence', page: 5 },
  { id: 'staying', page: 7 },
  { id: 'substance', page: 8 },
  { id: 'costs', page: 10 },
  { id: 'risks', page: 12 },
] as const;
