import type { Day } from '../shared/time/day.ts';

/** `share`: a fraction, 0.15 = 15 %. `year`: a year of the calendar. Amounts are whole euros. */
export type ClaimUnit =
  'share' | 'euro' | 'euroPerMonth' | 'days' | 'minutes' | 'hours' | 'years' | 'year' | 'pages' | 'nauticalMiles';

/**
 * What has to be true before a claim is. The public pages may state a claim only with the sentence of its condition beside
 * it; the sentences are words of the catalogue, one for each of these.
 */
export const claimConditions = [
  /** A resident of the Netherlands pays Dutch income tax on what the company distributes. */
  'dutchBoxTwo',
  /** The rate counts for a company that is managed from Cyprus. */
  'managedFromCyprus',
  /** The 60-day test fails after more than 183 days in one other state, and decides nothing about a Dutch resident. */
  'sixtyDayTest',
  /** Directors, meetings, minutes and books are really in Cyprus. */
  'substance',
  /** The work is not bound to one place in the Netherlands. */
  'workIsMobile',
  /** An estimate beforehand; the offer says what applies. */
  'quotedBeforehand',
] as const;
export type ClaimCondition = (typeof claimConditions)[number];

interface ClaimRange {
  readonly from: number;
  readonly to: number;
}

/** Something the public copy says, with what it needs to be true. */
export interface Claim {
  readonly value: number | ClaimRange;
  readonly unit: ClaimUnit;
  /** The day for which it was last looked up; for what has ended, the last day on which it held. */
  readonly asOf: Day;
  /** Who says so. An address only where a public body keeps it. */
  readonly source: { readonly title: string; readonly url?: string };
  /** `null`: true for every reader. */
  readonly condition: ClaimCondition | null;
  /** `false` until somebody who answers for it has checked it; the check before going live lists these. */
  readonly verified: boolean;
}
