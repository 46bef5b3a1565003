import type { Claim } from './claim.ts';
import { corporateTaxClaims } from './corporateTaxClaims.data.ts';
import { promises } from './promises.data.ts';

const lookedUp = '2026-11-20';

const ibccs = { title: 'IBCCS, Cyprus tax reform 2026' } as const;
const house = { title: 'Our own price list' } as const;
const product = { title: 'Counted in this product' } as const;
const treaty = {
  title: 'Netherlands–Cyprus tax treaty, Trb. 2021, 80',
  url: 'https://zoek.officielebekendmakingen.nl/trb-2021-80.html',
} as const;

/**
 * Every figure of the public copy, once: sentences take it from here, so that a changed law or price is changed in one
 * place. A changed value needs its new `asOf` and `source`.
 */
export const claims = {
  ...promises,
  ...corporateTaxClaims,
  /** Corporate tax in the Netherlands, on the first part of the profit. */
  dutchCorporateTaxLow: {
    value: 0.19,
    unit: 'share',
    asOf: lookedUp,
    source: { title: 'Rates of the Dutch corporate income tax, 2026' },
    condition: null,
    verified: false,
  },
  /** Corporate tax in the Netherlands, above the first part. */
  dutchCorporateTaxHigh: {
    value: 0.258,
    unit: 'share',
    asOf: lookedUp,
    source: { title: 'Rates of the Dutch corporate income tax, 2026' },
    condition: null,
    verified: false,
  },
  /** What Cyprus withholds from a dividend to a person who lives elsewhere. */
  dividendWithholdingToNonResidents: {
    value: 0,
    unit: 'share',
    asOf: lookedUp,
    source: { title: 'Sovereign, ConsulCo; the treaty itself allows up to 15 %' },
    condition: 'dutchBoxTwo',
    verified: false,
  },
  /** Dutch income tax over a dividend of a substantial interest, first bracket. */
  dutchBoxTwoLow: {
    value: 0.245,
    unit: 'share',
    asOf: lookedUp,
    source: { title: 'Belastingdienst, box 2 rates 2026' },
    condition: null,
    verified: false,
  },
  /** The same above the first bracket. */
  dutchBoxTwoHigh: {
    value: 0.31,
    unit: 'share',
    asOf: lookedUp,
    source: { title: 'Belastingdienst, box 2 rates 2026' },
    condition: null,
    verified: false,
  },
  /** Fewest days a year in Cyprus for tax residence of a person by the short test. */
  cyprusDays: {
    value: 60,
    unit: 'days',
    asOf: lookedUp,
    source: ibccs,
    condition: 'sixtyDayTest',
    verified: false,
  },
  /** With more days than this in a calendar year a person is resident in Cyprus; in one other state, the short test fails. */
  residenceDays: {
    value: 183,
    unit: 'days',
    asOf: lookedUp,
    source: ibccs,
    condition: 'sixtyDayTest',
    verified: false,
  },
  /** Part of the work in the country where one lives from which that country's social security counts. */
  socialSecurityShare: {
    value: 0.25,
    unit: 'share',
    asOf: lookedUp,
    source: { title: 'SVB, business.gov.nl', url: 'https://www.svb.nl/' },
    condition: null,
    verified: false,
  },
  /** Special Defence Contribution over dividends: years of exemption for a non-domiciled resident. */
  nonDomYears: {
    value: 17,
    unit: 'years',
    asOf: lookedUp,
    source: { title: 'EY, Cyprus tax reform, 7 January 2026; KPMG, Flash Alert 2026-159' },
    condition: null,
    verified: false,
  },
  /** Health contribution (GESY) of a Cyprus resident over dividends; a non-domiciled one pays it too. */
  gesyOnDividends: {
    value: 0.0265,
    unit: 'share',
    asOf: lookedUp,
    source: ibccs,
    condition: null,
    verified: false,
  },
  /** Once, for setting up the company. */
  setUpCost: {
    value: { from: 2000, to: 3000 },
    unit: 'euro',
    asOf: lookedUp,
    source: house,
    condition: 'quotedBeforehand',
    verified: false,
  },
  /** Bookkeeping, virtual office and assistance. */
  monthlyCost: {
    value: 450,
    unit: 'euroPerMonth',
    asOf: lookedUp,
    source: house,
    condition: 'quotedBeforehand',
    verified: false,
  },
  /** Up to this turnover, two years running, a review may take the place of an audit. */
  auditReviewTurnover: {
    value: 300_000,
    unit: 'euro',
    asOf: lookedUp,
    source: { title: 'CYAUSE, 29 January 2026, on the new threshold; Cyprus, Law 88(I)/2022' },
    condition: null,
    verified: false,
  },
  /** The balance sheet may not be larger for that. */
  auditReviewAssets: {
    value: 500_000,
    unit: 'euro',
    asOf: lookedUp,
    source: { title: 'Cyprus, Law 88(I)/2022' },
    condition: null,
    verified: false,
  },
  /** Working days for the approval of a name. */
  nameApprovalDays: {
    value: { from: 1, to: 3 },
    unit: 'days',
    asOf: lookedUp,
    source: { title: 'cyprusregister' },
    condition: null,
    verified: false,
  },
  /** Working days for the incorporation after that. */
  incorporationDays: {
    value: { from: 3, to: 7 },
    unit: 'days',
    asOf: lookedUp,
    source: { title: 'cyprusregister' },
    condition: null,
    verified: false,
  },
  euSince: {
    value: 2004,
    unit: 'year',
    asOf: lookedUp,
    source: {
      title: 'Treaty of Accession 2003',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:12003T/TXT',
    },
    condition: 'substance',
    verified: true,
  },
  /** The first year to which the tax treaty with the Netherlands applies. */
  treatySince: { value: 2024, unit: 'year', asOf: lookedUp, source: treaty, condition: 'substance', verified: false },
  /** Cyprus is ahead, the whole year round: both change the clock in the same night. */
  timeDifferenceHours: {
    value: 1,
    unit: 'hours',
    asOf: lookedUp,
    source: {
      title: 'Directive 2000/84/EC; Eastern and Central European Time',
      url: 'https://eur-lex.europa.eu/eli/dir/2000/84/oj',
    },
    condition: 'workIsMobile',
    verified: true,
  },
  /** Hoek van Holland to Limassol along the waypoints of the drawn course. */
  routeNauticalMiles: {
    value: 3312,
    unit: 'nauticalMiles',
    asOf: lookedUp,
    source: product,
    condition: null,
    verified: true,
  },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;
