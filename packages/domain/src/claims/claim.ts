import type { Day } from '../shared/time/day.ts';
import type { ClaimSourceId } from './claimSources.data.ts';

/** `share`: a fraction, 0.15 = 15 %. `year`: a year of the calendar. Amounts are whole euros. */
export type ClaimUnit =
  'share' | 'euro' | 'euroPerMonth' | 'days' | 'minutes' | 'hours' | 'years' | 'year' | 'pages' | 'nauticalMiles';

/**
 * Conditions under which a claim is true. A public page may state a claim only next to the sentence of its condition;
 * the catalogue has one sentence for each.
 */
export const claimConditions = [
  /** A resident of the Netherlands pays Dutch income tax on what the company distributes. */
  'dutchBoxTwo',
  /** The rate applies to a company that is managed from Cyprus. */
  'managedFromCyprus',
  /** The 60-day test fails after more than 183 days in one other state, and does not settle Dutch residence. */
  'sixtyDayTest',
  /** Directors, meetings, minutes and books are in fact in Cyprus. */
  'substance',
  /** The work is not bound to one place in the Netherlands. */
  'workIsMobile',
  /** An estimate in advance; the offer states the real price. */
  'quotedBeforehand',
] as const;
export type ClaimCondition = (typeof claimConditions)[number];

interface ClaimRange {
  readonly from: number;
  readonly to: number;
}

/** A statement of the public copy, with the condition under which it is true. */
export interface Claim {
  readonly value: number | ClaimRange;
  readonly unit: ClaimUnit;
  /** Day of the last check; for an ended rule, its last valid day. */
  readonly asOf: Day;
  readonly source: ClaimSourceId;
  /** `null`: true for every reader. */
  readonly condition: ClaimCondition | null;
  /** `false` until a responsible person has checked it; the pre-launch check lists these. */
  readonly verified: boolean;
}
