/** Landing pages that differ in headline, sentence and banner; their words stand in the catalogue under the same key. */
export const landingVariants = ['general'] as const;
export type LandingVariant = (typeof landingVariants)[number];

/** Six parts of the guide and the page each begins on. */
export const guideParts = [
  { id: 'glance', page: 3 },
  { id: 'residence', page: 5 },
  { id: 'staying', page: 7 },
  { id: 'substance', page: 8 },
  { id: 'costs', page: 10 },
  { id: 'risks', page: 12 },
] as const;
