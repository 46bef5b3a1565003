import {
  clocksAfter,
  instantOf,
  newestInbound,
  restoreDays,
  type Instant,
  type Language,
  type Lead,
  type LeadClock,
  type LeadClocks,
  type LeadDetail,
  type LeadPage,
  type LeadQuery,
  type LeadStatus,
  type Result,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { AddressHash } from '../../secrets/addressHash.ts';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../databaseFaults.ts';
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
import { clockColumns, lockLead, toLead } from './leadRows.ts';
import { addEvent, readTimeline } from './leadTimeline.ts';
import type { Schema } from '../schema.ts';

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
export interface ServerLeads {
  list(query: LeadQuery): Promise<Result<LeadPage, 'cursor_invalid'>>;
  findById(id: string, language: Language): Promise<(LeadDetail & { readonly openedByMachine: number }) | null>;
  /**
   * Setting the current status again adds no event. Other than `new`, it means that the lead was answered, and stops the
   * clocks.
   *
   * @param restart the clocks that the change to undo stopped
   */
  setStatus(id: string, status: LeadStatus, by: string, restart?: readonly LeadClock[]): Promise<Lead | null>;
  remove(id: string, by: string): Promise<boolean>;
  /** `address_in_use`: another lead has the address since. `null` when there is nothing to restore. */
  restore(id: string, by: string): Promise<Lead | 'address_in_use' | null>;
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
  const { query: db, engine } = database;

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

    setStatus: (id, status, by, restart) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const row = await lockLead(transaction, engine, id);
        if (row === undefined || row.deleted_at !== null) return null;
        const lead = toLead(row);
        const inbound = await inboundOf(transaction, lead);
        const clocks = clocksAfter({ kind: 'status', to: status, inbound, restart }, lead);
        const isRunning = clocks.waitingSince === lead.waitingSince && clocks.welcomeSince === lead.welcomeSince;
        if (status === lead.status && isRunning) return lead;
        if (status !== lead.status) {
          const event = { kind: 'status_changed' as const, from: lead.status, to: status, by };
          await addEvent(transaction, { id: newId(), leadId: id, at, event });
        }
        await transaction
          .updateTable('lead')
          .set({ status, ...clockColumns(clocks), updated_at: at })
          .where('id', '=', id)
          .execute();
        note({ noun: 'lead', id, kind: 'changed', fields: ['status'] });
        return { ...lead, status, ...clocks, updatedAt: at };
      }),

    remove: (id, by) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const result = await transaction
          .updateTable('lead')
          .set({ deleted_at: at })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) return false;
        note({ noun: 'lead', id, kind: 'removed' });
        return true;
      }),

    async restore(id, by) {
      const restored = changeLog.change(by, async ({ transaction, note }) => {
        const row = await lockLead(transaction, engine, id);
        const oldest = instantOf(now() - restoreDays * 86_400_000);
        if (row === undefined || row.deleted_at === null || row.deleted_at <= oldest) return null;
        const successor = await transaction
          .selectFrom('lead')
          .select('id')
          .where('email_key', '=', row.email_key)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (successor !== undefined) return 'address_in_use' as const;
        await transaction.updateTable('lead').set({ deleted_at: null }).where('id', '=', id).execute();
        note({ noun: 'lead', id, kind: 'restored' });
        return toLead(row);
      });
      // On PostgreSQL the same address may sign up between the check and the change: the unique index decides.
      return await restored.catch((error: unknown) => {
        if (isUniqueViolation(error)) return 'address_in_use' as const;
        throw error;
      });
    },

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

async function inboundOf(transaction: Kysely<Schema>, { id, createdAt }: Lead): Promise<LeadClocks> {
  const newest = await transaction
    .selectFrom('lead_event')
    .select((event) => [
      event.ref('kind').$castTo<'guide_requested' | 'message_received'>().as('kind'),
      event.fn.max('at').as('at'),
    ])
    .where('lead_id', '=', id)
    .where('kind', 'in', ['guide_requested', 'message_received'])
    .groupBy('kind')
    .execute();
  const answer = await transaction
    .selectFrom('outbox')
    .select((mail) => mail.fn.max('created_at').as('writtenAt'))
    .where('lead_id', '=', id)
    .where('kind', '=', 'answer')
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return newestInbound(newest, createdAt, answer?.writtenAt ?? null);
}
