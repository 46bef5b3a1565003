import { instantOf, millisecondsOf, type Instant, type MailFaultCode, type MailKind } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { OutboxRow, Schema } from './schema.ts';

/** A mail that something caused. */
export interface CausedMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** What the composer of this kind needs. */
  readonly payload: unknown;
}

interface Cause {
  readonly leadId: string;
  readonly at: Instant;
  readonly newId: () => string;
}

interface MailCounts {
  /** Waiting or on their way. */
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
}

/** Stores mail inside the caller's transaction: what caused the mail and the mail are stored together or not at all. */
export async function enqueue(
  transaction: Kysely<Schema>,
  mails: readonly CausedMail[],
  { leadId, at, newId }: Cause,
): Promise<void> {
  if (mails.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(
      mails.map((mail) => ({
        id: newId(),
        lead_id: leadId,
        kind: mail.kind,
        recipient: mail.recipient,
        subject: mail.subject,
        payload: JSON.stringify(mail.payload),
        run_at: at,
        created_at: at,
      })),
    )
    .execute();
}

/** Mails that go to whoever a visitor says they are. */
const toVisitor: readonly MailKind[] = ['guide', 'contact_confirmation'];
const hourMs = 3_600_000;
/** More in an hour is no service to anyone: someone else is typing their address. */
const toVisitorPerHour = 5;

/**
 * The way out has a limit of its own: nobody can block it by asking for the guide in someone's name, and it floods no
 * one either.
 */
const wayOut: readonly MailKind[] = ['unsubscribe_link'];
const linksPerHour = 3;

/** Those of these mails that may be stored: what goes to the visitor only while they had few in the last hour. */
export async function withoutFlood(
  transaction: Kysely<Schema>,
  mails: readonly CausedMail[],
  { leadId, at }: Pick<Cause, 'leadId' | 'at'>,
): Promise<readonly CausedMail[]> {
  const mayStore = async (kinds: readonly MailKind[], perHour: number): Promise<boolean> => {
    if (!mails.some(({ kind }) => kinds.includes(kind))) return true;
    const recent = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('created_at', '>', instantOf(millisecondsOf(at) - hourMs))
      .where('kind', 'in', kinds)
      .limit(perHour)
      .execute();
    return recent.length < perHour;
  };
  const refused = new Set([
    ...((await mayStore(toVisitor, toVisitorPerHour)) ? [] : toVisitor),
    ...((await mayStore(wayOut, linksPerHour)) ? [] : wayOut),
  ]);
  return mails.filter(({ kind }) => !refused.has(kind));
}

/** The durable queue of mail. Several processes may work on it: a message belongs to one worker for as long as its lease. */
export interface Outbox {
  /** Takes up to `limit` due messages and leases them to `worker` until `leaseUntil`. */
  claim(worker: string, limit: number, now: Instant, leaseUntil: Instant): Promise<OutboxRow[]>;
  /** Extends the lease of what the worker still holds. */
  renew(ids: readonly string[], worker: string, leaseUntil: Instant): Promise<void>;
  /** @returns false when the lease was lost: another worker took the message over */
  markSent(id: string, worker: string, at: Instant): Promise<boolean>;
  /** @param retryAt `null` gives the message up */
  markFailed(id: string, worker: string, fault: MailFault, retryAt: Instant | null): Promise<boolean>;
  counts(): Promise<MailCounts>;
  /** Mails that could not be delivered, of leads that are still there, the newest first. */
  failedSince(since: Instant, limit: number): Promise<FailedMail[]>;
}

interface FailedMail {
  readonly leadId: string;
  readonly leadName: string;
  readonly mailKind: MailKind;
  /** When it was caused. */
  readonly at: Instant;
}

interface MailFault {
  readonly code: MailFaultCode;
  /** What the mail server or the system said. */
  readonly detail: string;
}

/** Written out, not bound: only then both databases see that the index of what is due holds all of it. */
const unfinished = sql<boolean>`status in ('queued', 'sending')`;

export function createOutbox({ engine, query }: Database): Outbox {
  const held = (ids: readonly string[], worker: string) =>
    query
      .updateTable('outbox')
      .where('id', 'in', [...ids])
      .where('locked_by', '=', worker);

  return {
    claim: (worker, limit, now, leaseUntil) =>
      // One atomic statement on both engines. The due messages are a CTE and not an IN (SELECT … LIMIT), which
      // PostgreSQL may run more than once, locking more rows than asked.
      query
        .with('due', (from) =>
          from
            .selectFrom('outbox')
            .select('id')
            .where(unfinished)
            .where('run_at', '<=', now)
            .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
            .orderBy('run_at')
            .orderBy('id')
            .limit(limit)
            .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked()),
        )
        .updateTable('outbox')
        .set((set) => ({
          status: 'sending' as const,
          locked_by: worker,
          locked_until: leaseUntil,
          attempts: set('attempts', '+', 1),
        }))
        .where('id', 'in', (where) => where.selectFrom('due').select('id'))
        .returningAll()
        .execute(),

    async renew(ids, worker, leaseUntil) {
      if (ids.length === 0) return;
      await held(ids, worker).set({ locked_until: leaseUntil }).execute();
    },

    async markSent(id, worker, at) {
      const result = await held([id], worker)
        .set({ status: 'sent', sent_at: at, locked_until: null, locked_by: null, fault: null, fault_detail: null })
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async markFailed(id, worker, fault, retryAt) {
      const result = await held([id], worker)
        .set({
          status: retryAt === null ? 'failed' : 'queued',
          ...(retryAt === null ? {} : { run_at: retryAt }),
          fault: fault.code,
          fault_detail: fault.detail.slice(0, 500),
          locked_until: null,
          locked_by: null,
        })
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async counts() {
      const { rows } = await sql<MailCounts>`
        select
          (select count(*) from outbox where ${unfinished}) as queued,
          (select count(*) from outbox where status = 'sent') as sent,
          (select count(*) from outbox where status = 'failed') as failed
      `.execute(query);
      const [counted] = rows;
      if (counted === undefined) throw new Error('The outbox cannot be counted.');
      return counted;
    },

    async failedSince(since, limit) {
      const rows = await query
        .selectFrom('outbox')
        .innerJoin('lead', 'lead.id', 'outbox.lead_id')
        // Written out, so that the small index of failures is used; ids sort in the order they were made.
        .where(sql<boolean>`outbox.status = 'failed'`)
        .where('outbox.created_at', '>=', since)
        .where('lead.deleted_at', 'is', null)
        .orderBy('outbox.id', 'desc')
        .limit(limit)
        .select(['lead.id as leadId', 'lead.name as leadName', 'outbox.kind as mailKind', 'outbox.created_at as at'])
        .execute();
      return rows.map((row) => ({ ...row, mailKind: row.mailKind as MailKind }));
    },
  };
}
