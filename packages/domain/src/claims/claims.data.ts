import type { Claim } from './claim.ts';
import { corporateTaxClaims } from './corporateTaxClaims.data.ts';
import { promises } from './promises.data.ts';

const lookedUp = '2026-11-20';

/**
 * Every figure of the public copy. Sentences read it from here, so that a changed law or price is edited once.
 * A changed value needs a new `asOf` and `source`; the titles of sources are in `claimSources`.
 */
export const claims = {
  ...promises,
  ...corporateTaxClaims,
  /** Corporate tax in the Netherlands on profit up to the bracket limit. */
  dutchCorporateTaxLow: {
    value: 0.19,
    unit: 'share',
    asOf: lookedUp,
    source: 'corporateRates',
    condition: null,
    verified: false,
  },
  /** Corporate tax in the Netherlands on profit above the bracket limit. */
  dutchCorporateTaxHigh: {
    value: 0.258,
    unit: 'share',
    asOf: lookedUp,
    source: 'corporateRates',
    condition: null,
    verified: false,
  },
  /** Cyprus withholding tax on a dividend to a person who lives elsewhere. */
  dividendWithholdingToNonResidents: {
    value: 0,
    unit: 'share',
    asOf: lookedUp,
    source: 'withholding',
    condition: 'dutchBoxTwo',
    verified: false,
  },
  /** Dutch income tax on a dividend of a substantial interest, first bracket. */
  dutchBoxTwoLow: {
    value: 0.245,
    unit: 'share',
    asOf: lookedUp,
    source: 'boxTwoRates',
    condition: null,
    verified: false,
  },
  /** The same above the first bracket. */
  dutchBoxTwoHigh: {
    value: 0.31,
    unit: 'share',
    asOf: lookedUp,
    source: 'boxTwoRates',
    condition: null,
    verified: false,
  },
  /** Minimum days a year in Cyprus for personal tax residence by the short test. */
  cyprusDays: {
    value: 60,
    unit: 'days',
    asOf: lookedUp,
    source: 'ibccs',
    condition: 'sixtyDayTest',
    verified: false,
  },
  /**
   * More days than this in a calendar year make a person resident in Cyprus; in one other state, they fail the short
   * test.
   */
  residenceDays: {
    value: 183,
    unit: 'days',
    asOf: lookedUp,
    source: 'ibccs',
    condition: 'sixtyDayTest',
    verified: false,
  },
  /** Share of the work done in the country of residence from which that country's social security applies. */
  socialSecurityShare: {
    value: 0.25,
    unit: 'share',
    asOf: lookedUp,
    source: 'svb',
    condition: null,
    verified: false,
  },
  /** Years for which a non-domiciled resident is exempt from the Special Defence Contribution on dividends. */
  nonDomYears: {
    value: 17,
    unit: 'years',
    asOf: lookedUp,
    source: 'nonDom',
    condition: null,
    verified: false,
  },
  /** Health contribution (GESY) of a Cyprus resident on dividends; non-domiciled residents pay it too. */
  gesyOnDividends: {
    value: 0.0265,
    unit: 'share',
    asOf: lookedUp,
    source: 'ibccs',
    condition: null,
    verified: false,
  },
  /** One-time price of setting up the company. */
  setUpCost: {
    value: { from: 2000, to: 3000 },
    unit: 'euro',
    asOf: lookedUp,
    source: 'prices',
    condition: 'quotedBeforehand',
    verified: false,
  },
  /** Bookkeeping, virtual office and assistance. */
  monthlyCost: {
    value: 450,
    unit: 'euroPerMonth',
    asOf: lookedUp,
    source: 'prices',
    condition: 'quotedBeforehand',
    verified: false,
  },
  /** Up to this turnover, in two consecutive years, a review may replace an audit. */
  auditReviewTurnover: {
    value: 300_000,
    unit: 'euro',
    asOf: lookedUp,
    source: 'auditThreshold',
    condition: null,
    verified: false,
  },
  /** Maximum balance sheet total for that review. */
  auditReviewAssets: {
    value: 500_000,
    unit: 'euro',
    asOf: lookedUp,
    source: 'auditLaw',
    condition: null,
    verified: false,
  },
  /** Working days for approval of the company name. */
  nameApprovalDays: {
    value: { from: 1, to: 3 },
    unit: 'days',
    asOf: lookedUp,
    source: 'register',
    condition: null,
    verified: false,
  },
  /** Working days for the incorporation after the name's approval. */
  incorporationDays: {
    value: { from: 3, to: 7 },
    unit: 'days',
    asOf: lookedUp,
    source: 'register',
    condition: null,
    verified: false,
  },
  euSince: {
    value: 2004,
    unit: 'year',
    asOf: lookedUp,
    source: 'accession',
    condition: 'substance',
    verified: true,
  },
  /** The first year to which the tax treaty with the Netherlands applies. */
  treatySince: { value: 2024, unit: 'year', asOf: lookedUp, source: 'treaty', condition: 'substance', verified: false },
  /** Cyprus is ahead all year: both countries change the clock in the same night. */
  timeDifferenceHours: {
    value: 1,
    unit: 'hours',
    asOf: lookedUp,
    source: 'clock',
    condition: 'workIsMobile',
    verified: true,
  },
  /** Hoek van Holland to Limassol along the waypoints of the route on the map. */
  routeNauticalMiles: {
    value: 3312,
    unit: 'nauticalMiles',
    asOf: lookedUp,
    source: 'product',
    condition: null,
    verified: true,
  },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;
