import {
  instantOf,
  type Instant,
  type Language,
  type LeadDetail,
  type LeadPage,
  type LeadQuery,
  type Result,
} from '@fnc/domain';
import type { AddressHash } from '../../secrets/addressHash.ts';
import type { Database } from '../database.ts';
import { countOpenedByMachine } from '../campaigns/engagement.ts';
import { eraseLeads } from './eraseLeads.ts';
import {
  breakDownLeads,
  countLeadsBetween,
  countMade,
  countWaiting,
  readLeadGroups,
  sumOf,
  type LeadBreakdown,
} from './leadCounts.ts';
import { readLeadPage } from './leadPages.ts';
import type { ChangeLog } from '../file/changes/changeLog.ts';
import { createLeadChanges, type LeadChanges } from './leadChanges.ts';
import { toLead } from './leadRows.ts';
import { readTimeline } from './leadTimeline.ts';

interface LeadCounts {
  readonly total: number;
  /** Leads that wait for an answer. */
  readonly waiting: number;
  /** Those of them that have waited since before the given instant. */
  readonly late: number;
  /** Leads that wait for a welcome only. */
  readonly welcome: number;
}

/** The server's `LeadRepository`: changes name their user, and texts their language. */
export interface ServerLeads extends LeadChanges {
  list(query: LeadQuery): Promise<Result<LeadPage, 'cursor_invalid'>>;
  findById(id: string, language: Language): Promise<(LeadDetail & { readonly openedByMachine: number }) | null>;
  /** @param signal stops after the current batch; the next call continues */
  purgeDeletedBefore(instant: Instant, signal?: AbortSignal): Promise<number>;
  counts(lateBefore: Instant): Promise<LeadCounts>;
  breakdown(): Promise<LeadBreakdown>;
  /** The number of leads created from each moment until the next, for at least two moments, each the start of a day. */
  madePer(moments: readonly Instant[]): Promise<readonly number[]>;
  /** The number of leads created from the start of one day until that of another, and of those that are clients now. */
  madeBetween(from: Instant, before: Instant): Promise<{ made: number; converted: number }>;
}

export interface LeadDependencies {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Hashes an address with the key that all processes share. */
  readonly hashAddress: AddressHash;
}

export function createLeads({
  database,
  changeLog,
  now,
  newId,
  hashAddress,
}: LeadDependencies & { readonly changeLog: ChangeLog }): ServerLeads {
  const { query: db } = database;

  return {
    list: (query) => readLeadPage(database, query),

    async findById(id, language) {
      const row = await db
        .selectFrom('lead')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return null;
      const [events, openedByMachine] = await Promise.all([
        readTimeline(db, id, language),
        countOpenedByMachine(db, id),
      ]);
      return { lead: toLead(row), events, openedByMachine };
    },

    ...createLeadChanges({ database, changeLog, now, newId }),

    purgeDeletedBefore: (instant, signal) => eraseLeads(database, hashAddress, instant, instantOf(now()), signal),

    async counts(lateBefore) {
      const [groups, waiting] = await Promise.all([readLeadGroups(db), countWaiting(db, lateBefore)]);
      return { total: sumOf(groups), ...waiting };
    },

    breakdown: () => breakDownLeads(db),
    madePer: (moments) => countLeadsBetween(db, moments),

    madeBetween: (from, before) => countMade(db, from, before),
  };
}
