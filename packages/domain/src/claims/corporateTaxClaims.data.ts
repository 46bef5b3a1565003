import type { Claim } from './claim.ts';

const lookedUp = '2026-11-20';

/** The part of `claims` with the corporate tax rates, for pages that load no other claim. */
export const corporateTaxClaims = {
  /** Corporate tax in Cyprus until the end of 2025: the brochure's rate. */
  cyprusCorporateTaxBrochure: {
    value: 0.125,
    unit: 'share',
    asOf: '2025-12-31',
    source: 'reform',
    condition: 'managedFromCyprus',
    verified: false,
  },
  /** Corporate tax in Cyprus from 1 January 2026. */
  cyprusCorporateTax2026: {
    value: 0.15,
    unit: 'share',
    asOf: lookedUp,
    source: 'reform',
    condition: 'managedFromCyprus',
    verified: false,
  },
  /** First year of the new rate. */
  cyprusCorporateTaxChange: {
    value: 2026,
    unit: 'year',
    asOf: lookedUp,
    source: 'reform',
    condition: null,
    verified: false,
  },
} as const satisfies Record<string, Claim>;
