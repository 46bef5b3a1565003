import { retentionTerms } from '../retention/terms.data.ts';
import type { Lead } from './lead.ts';
import type { LeadEvent } from './leadEvent.ts';
import type { LeadQuery } from './leadQuery.ts';
import type { LeadStatus } from './leadVocabulary.ts';

export interface LeadPage {
  readonly leads: readonly Lead[];
  /** Leads that match the query, on all pages. */
  readonly count: number;
  /** Present when even more leads match than `count` says: nobody has counted them all. */
  readonly countExceeded?: boolean | undefined;
  /** Leads there are, whatever the query. */
  readonly total: number;
  /** Every source that occurs in the data, sorted. */
  readonly sources: readonly string[];
  /** Give it as `cursor` for the next page; `null` on the last one. */
  readonly nextCursor: string | null;
}

export interface LeadDetail {
  readonly lead: Lead;
  /** The timeline, newest first. */
  readonly events: readonly LeadEvent[];
  /** Mails that only a program opened, such as a scanner; not among `emailStats.opened`. Absent or `null`: not measured. */
  readonly openedByMachine?: number | null | undefined;
}

/** Every method rejects only when the store itself fails (`ApiError`, `StorageError`). */
export interface LeadRepository {
  /** Newest first and at most 1,000 unless the query says otherwise. */
  list(query?: LeadQuery): Promise<LeadPage>;
  /** `null` when there is no such lead, or it was removed. */
  findById(id: string): Promise<LeadDetail | null>;
  /**
   * Answers the changed lead; `null` when there is none. Every status but `new` stops the clock. Choosing the status it
   * already has leaves nothing in the timeline.
   */
  setStatus(id: string, status: LeadStatus): Promise<Lead | null>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within 30 days, timeline included; `null` when there is nothing to bring back. */
  restore(id: string): Promise<Lead | null>;
}

/** How long a removed lead can be brought back, in days. */
export const { restoreDays } = retentionTerms;
