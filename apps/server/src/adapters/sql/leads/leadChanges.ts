import {
  clocksAfter,
  instantOf,
  newestInbound,
  restoreDays,
  type Lead,
  type LeadClock,
  type LeadClocks,
  type LeadOutcome,
  type LeadRemoval,
  type LeadStatus,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../databaseFaults.ts';
import type { ChangeLog } from '../file/changes/changeLog.ts';
import type { Schema } from '../schema.ts';
import { clockColumns, lockLeads, toLead } from './leadRows.ts';
import { addEvents, type EventOfLead } from './leadTimeline.ts';

/** Each changes one or many leads in one transaction. The ids are distinct; the outcomes are in their order. */
export interface LeadChanges {
  /**
   * Setting the current status again adds no event. Other than `new`, it means that the lead was answered, and stops the
   * clocks.
   *
   * @param restart the clocks that the change to undo stopped
   */
  setStatus(
    ids: readonly string[],
    status: LeadStatus,
    by: string,
    restart?: readonly LeadClock[],
  ): Promise<LeadOutcome[]>;
  remove(ids: readonly string[], by: string): Promise<LeadRemoval[]>;
  /** `lead_address_in_use`: another lead has the address since. */
  restore(ids: readonly string[], by: string): Promise<LeadOutcome[]>;
}

interface LeadChangeDependencies {
  readonly database: Database;
  readonly changeLog: ChangeLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** How often a restore is tried that an address interrupts. */
const mostTries = 5;

export function createLeadChanges({ database, changeLog, now, newId }: LeadChangeDependencies): LeadChanges {
  const { engine } = database;

  const tryToRestore = (ids: readonly string[], by: string) =>
    changeLog.change(by, async ({ transaction, note }) => {
      const rows = await lockLeads(transaction, engine, ids);
      const oldest = instantOf(now() - restoreDays * 86_400_000);
      const restorable = new Map([...rows].filter(([, row]) => row.deleted_at !== null && row.deleted_at > oldest));
      const taken = await takenAmong(
        transaction,
        [...restorable.values()].map((row) => row.email_key),
      );
      const restored: string[] = [];
      const outcomes = ids.map((id): LeadOutcome => {
        const row = restorable.get(id);
        if (row === undefined) return { id, outcome: 'missing' };
        if (taken.has(row.email_key)) return { id, outcome: 'refused', code: 'lead_address_in_use' };
        // Of two deleted leads with one address, the first is restored.
        taken.add(row.email_key);
        restored.push(id);
        note({ noun: 'lead', id, kind: 'restored' });
        return { id, outcome: 'done', lead: toLead(row) };
      });
      if (restored.length > 0)
        await transaction.updateTable('lead').set({ deleted_at: null }).where('id', 'in', restored).execute();
      return outcomes;
    });

  return {
    setStatus: (ids, status, by, restart) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const rows = await lockLeads(transaction, engine, ids);
        const living = [...rows.values()].filter((row) => row.deleted_at === null).map(toLead);
        const inbound = await inboundOf(transaction, living);
        const after = new Map(living.map((lead) => [lead.id, lead]));
        const changed: Lead[] = [];
        const events: EventOfLead[] = [];
        for (const lead of living) {
          const { id } = lead;
          const clocks = clocksAfter({ kind: 'status', to: status, inbound: inbound(lead), restart }, lead);
          const isRunning = clocks.waitingSince === lead.waitingSince && clocks.welcomeSince === lead.welcomeSince;
          if (status === lead.status && isRunning) continue;
          if (status !== lead.status)
            events.push({
              id: newId(),
              leadId: id,
              at,
              event: { kind: 'status_changed', from: lead.status, to: status, by },
            });
          const next = { ...lead, status, ...clocks, updatedAt: at };
          changed.push(next);
          after.set(id, next);
          note({ noun: 'lead', id, kind: 'changed', fields: ['status'] });
        }
        if (events.length > 0) await addEvents(transaction, events);
        for (const alike of Map.groupBy(changed, clocksKey).values()) await storeStatus(transaction, alike);
        return ids.map((id): LeadOutcome => {
          const lead = after.get(id);
          return lead === undefined ? { id, outcome: 'missing' } : { id, outcome: 'done', lead };
        });
      }),

    remove: (ids, by) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const rows = await lockLeads(transaction, engine, ids);
        const there = new Set(ids.filter((id) => rows.get(id)?.deleted_at === null));
        if (there.size > 0)
          await transaction
            .updateTable('lead')
            .set({ deleted_at: at })
            .where('id', 'in', [...there])
            .execute();
        for (const id of there) note({ noun: 'lead', id, kind: 'removed' });
        return ids.map((id): LeadRemoval => ({ id, outcome: there.has(id) ? 'done' : 'missing' }));
      }),

    async restore(ids, by) {
      // On PostgreSQL the same address may sign up between the check and the change. The unique index refuses the whole
      // change then, and the next try sees the new lead.
      for (let tries = 1; ; tries += 1) {
        try {
          return await tryToRestore(ids, by);
        } catch (error) {
          if (!isUniqueViolation(error) || tries === mostTries) throw error;
        }
      }
    },
  };
}

const clocksKey = ({ waitingSince, welcomeSince }: LeadClocks): string => `${waitingSince} ${welcomeSince}`;

/** Stores leads that have the same status, clocks and time of change. */
async function storeStatus(transaction: Kysely<Schema>, alike: readonly Lead[]): Promise<void> {
  const [first] = alike;
  if (first === undefined) return;
  await transaction
    .updateTable('lead')
    .set({ status: first.status, ...clockColumns(first), updated_at: first.updatedAt ?? first.createdAt })
    .where(
      'id',
      'in',
      alike.map(({ id }) => id),
    )
    .execute();
}

/** Those of the addresses that a lead has which is not deleted. */
async function takenAmong(transaction: Kysely<Schema>, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('lead')
    .select('email_key')
    .where('email_key', 'in', addresses)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.email_key));
}

/** When each of these leads wrote last, and what of it is unanswered. */
async function inboundOf(transaction: Kysely<Schema>, leads: readonly Lead[]): Promise<(lead: Lead) => LeadClocks> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return ({ createdAt }) => newestInbound([], createdAt, null);
  const newest = await transaction
    .selectFrom('lead_event')
    .select((event) => [
      'lead_id',
      event.ref('kind').$castTo<'guide_requested' | 'message_received'>().as('kind'),
      event.fn.max('at').as('at'),
    ])
    .where('lead_id', 'in', ids)
    .where('kind', 'in', ['guide_requested', 'message_received'])
    .groupBy(['lead_id', 'kind'])
    .execute();
  const answers = await transaction
    .selectFrom('outbox')
    .select((mail) => ['lead_id', mail.fn.max('created_at').as('writtenAt')])
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'answer')
    .where('status', '=', 'sent')
    .groupBy('lead_id')
    .execute();
  const newestOf = Map.groupBy(newest, (event) => event.lead_id);
  const answerOf = new Map(answers.map((answer) => [answer.lead_id, answer.writtenAt]));
  return ({ id, createdAt }) => newestInbound(newestOf.get(id) ?? [], createdAt, answerOf.get(id) ?? null);
}
