import type { ErrorCode } from '../messages/errorCodes.ts';
import type { LeadClock } from './answerClock.ts';
import { retentionTerms } from '../retention/terms.data.ts';
import type { Lead } from './lead.ts';
import type { LeadEvent } from './leadEvent.ts';
import type { LeadQuery } from './leadQuery.ts';
import type { LeadStatus } from './leadVocabulary.ts';

export interface LeadPage {
  readonly leads: readonly Lead[];
  /** Number of leads that match the query, on all pages. */
  readonly count: number;
  /** Present when more leads match than `count`: counting stopped at a limit. */
  readonly countExceeded?: boolean | undefined;
  /** Number of all leads, ignoring the query. */
  readonly total: number;
  /** Every source in the data, sorted. */
  readonly sources: readonly string[];
  /** The `cursor` of the next page; `null` on the last one. */
  readonly nextCursor: string | null;
}

export interface LeadDetail {
  readonly lead: Lead;
  /** The timeline, newest first. */
  readonly events: readonly LeadEvent[];
  /** Mails opened only by a program such as a scanner; not in `emailStats.opened`. Absent or `null`: not measured. */
  readonly openedByMachine?: number | null | undefined;
}

/** The most leads of one call that changes many. */
export const maximumLeadsChanged = 500;

/** What became of one lead of such a call. */
export type LeadOutcome =
  | { readonly id: string; readonly outcome: 'done'; readonly lead: Lead }
  /** The lead does not exist, or there is nothing to restore. */
  | { readonly id: string; readonly outcome: 'missing' }
  | { readonly id: string; readonly outcome: 'refused'; readonly code: Extract<ErrorCode, 'lead_address_in_use'> };

/** `missing`: it was already removed. */
export interface LeadRemoval {
  readonly id: string;
  readonly outcome: 'done' | 'missing';
}

/** Methods reject only when the store fails (`ApiError`, `StorageError`). */
export interface LeadRepository {
  /** By default newest first and at most 1,000. */
  list(query?: LeadQuery): Promise<LeadPage>;
  /** `null` when the lead does not exist or was removed. */
  findById(id: string): Promise<LeadDetail | null>;
  /**
   * Returns the changed lead; `null` when it does not exist. Every status except `new` stops the clock. Setting the
   * current status again adds no timeline entry.
   *
   * @param restart the clocks that the change to undo stopped
   */
  setStatus(id: string, status: LeadStatus, restart?: readonly LeadClock[]): Promise<Lead | null>;
  /** `false` when it was already removed. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within 30 days, timeline included; `null` when there is nothing to restore. */
  restore(id: string): Promise<Lead | null>;
  /** As `setStatus`, for at most `maximumLeadsChanged` leads. The outcomes are in the order of the ids. */
  setStatuses(
    ids: readonly string[],
    status: LeadStatus,
    restart?: readonly LeadClock[],
  ): Promise<readonly LeadOutcome[]>;
  /** As `remove`, for as many. */
  removeAll(ids: readonly string[]): Promise<readonly LeadRemoval[]>;
  /** As `restore`, for as many. */
  restoreAll(ids: readonly string[]): Promise<readonly LeadOutcome[]>;
}

/** How long a removed lead can be restored, in days. */
export const { restoreDays } = retentionTerms;
