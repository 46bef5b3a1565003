import type { Instant, MailFaultCode, MailKind } from '@fnc/domain';
import { sql } from 'kysely';
import type { OutboxDepth } from '../../../metrics/metrics.ts';
import type { Database } from '../database.ts';
import { confirmSent, type SentMail } from './confirmSent.ts';
import type { OutboxRow } from '../schema.ts';

interface MailCounts {
  /** Waiting or on their way. */
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
}

/** The durable queue of mail. Several processes may work on it: a message belongs to one worker for as long as its lease. */
export interface Outbox {
  /**
   * Takes up to `limit` due messages and leases them to `worker` until `leaseUntil`: what somebody waits for before what
   * campaigns send, in each the oldest first.
   *
   * @param campaignLimit of campaigns only as long as no more than these are taken; left out, it is `limit`
   */
  claim(worker: string, limit: number, now: Instant, leaseUntil: Instant, campaignLimit?: number): Promise<OutboxRow[]>;
  /**
   * Takes the other messages to the adviser that wait, due or not, so that they leave in one mail with these: when there are more
   * than so many of them altogether. Each keeps a row, an outcome and a place on its timeline of its own.
   *
   * @param own held by the worker; the others leave in the place of the first of them
   * @returns the others; `null` when there are too few to bundle
   */
  bundle(
    own: readonly string[],
    moreThan: number,
    worker: string,
    now: Instant,
    leaseUntil: Instant,
  ): Promise<OutboxRow[] | null>;
  /** Extends the lease of what the worker still holds. @returns the ids of that; the others are another's, or done */
  renew(ids: readonly string[], worker: string, leaseUntil: Instant): Promise<ReadonlySet<string>>;
  /**
   * Gives back what was claimed and not tried: another worker may take it at once. What was stopped meanwhile is cancelled.
   */
  release(ids: readonly string[], worker: string): Promise<void>;
  /**
   * Keeps that these mails left, all in one transaction; of those of campaigns also on their leads.
   *
   * @returns the ids whose lease was lost: another worker took them over
   */
  markSent(mails: readonly SentMail[], worker: string): Promise<readonly string[]>;
  /** @param next when it is tried again, unless it was stopped meanwhile, or when it was given up */
  markFailed(id: string, worker: string, fault: MailFault, next: NextTry): Promise<boolean>;
  /** Held back at the last moment, for a reason that no other try changes. */
  markSkipped(id: string, worker: string, reason: string, at: Instant): Promise<boolean>;
  /**
   * How many mails left since then; those that left together are one.
   *
   * @param except not counted, whether they left or not
   */
  sentSince(since: Instant, except?: readonly string[]): Promise<number>;
  counts(): Promise<MailCounts>;
  /** Which of these mails it still has; the mails of an erased lead are gone. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
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

type NextTry = { readonly retryAt: Instant } | { readonly givenUpAt: Instant };

interface MailFault {
  readonly code: MailFaultCode | 'mailbox_unknown';
  /** What the mail server or the system said. */
  readonly detail: string;
}

/** Written out, not bound: only then both databases see that the index of what is due holds all of it. */
const unfinished = sql<boolean>`status in ('queued', 'sending')`;
/** A mail of more lines is cut off by mail programs. The rest goes in the next. */
const largestBundle = 200;
const unlocked = { locked_until: null, locked_by: null };

export function createOutbox(database: Database): Outbox {
  const { engine, query } = database;
  const held = (ids: readonly string[], worker: string) =>
    query
      .updateTable('outbox')
      .where('id', 'in', [...ids])
      .where('locked_by', '=', worker);

  /**
   * When the campaign of a mail was stopped. Read on PostgreSQL with a lock, so that a stop at this moment, or
   * hands it in anew, comes before or after, and not in between.
   */
  const stoppedAt = sql<Instant | null>`(select cancelled_at from campaign_mail
    where campaign_mail.id = outbox.id ${sql.raw(engine === 'postgres' ? 'for share' : '')})`;
  const queuedUnlessStopped = sql<
    'queued' | 'cancelled'
  >`case when ${stoppedAt} is null then 'queued' else 'cancelled' end`;

  /** One priority at a time: then both databases find what is due in the index, in order, and stop at what is not. */
  const claimOf = (priority: number, worker: string, limit: number, now: Instant, leaseUntil: Instant) =>
    // One atomic statement on both engines. The due messages are a CTE and not an IN (SELECT … LIMIT), which PostgreSQL
    // may run more than once, locking more rows than asked.
    query
      .with('due', (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where(unfinished)
          .where('priority', '=', priority)
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
        bundle_id: null,
        // Days of trying begin with the first try, however long the mail waited for its turn.
        due_since: sql<Instant>`case when attempts = 0 then ${now} else due_since end`,
      }))
      .where('id', 'in', (where) => where.selectFrom('due').select('id'))
      .returningAll()
      .execute();

  return {
    async claim(worker, limit, now, leaseUntil, campaignLimit = limit) {
      const claimed: OutboxRow[] = [];
      for (const [priority, most] of [limit, Math.min(limit, campaignLimit)].entries()) {
        if (claimed.length >= most) break;
        const rows = await claimOf(priority, worker, most - claimed.length, now, leaseUntil);
        // What an update returns has no order.
        claimed.push(
          ...rows.sort((a, b) => (a.run_at === b.run_at ? compare(a.id, b.id) : compare(a.run_at, b.run_at))),
        );
      }
      return claimed;
    },

    async bundle(own, moreThan, worker, now, leaseUntil) {
      const waiting = query
        .selectFrom('outbox')
        .select('id')
        .where(unfinished)
        .where('priority', '=', 0)
        .where('kind', '=', 'contact_advisor')
        .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
        .orderBy('run_at')
        .orderBy('id');
      if (own.length <= moreThan) {
        const enough = await waiting.limit(moreThan + 1 - own.length).execute();
        if (own.length + enough.length <= moreThan) return null;
      }
      const [leader = null, ...followers] = own;
      if (followers.length > 0) await held(followers, worker).set({ bundle_id: leader }).execute();
      const others = await query
        .with('due', () =>
          waiting.limit(largestBundle).$if(engine === 'postgres', (select) => select.forUpdate().skipLocked()),
        )
        .updateTable('outbox')
        .set((set) => ({
          status: 'sending' as const,
          locked_by: worker,
          locked_until: leaseUntil,
          attempts: set('attempts', '+', 1),
          bundle_id: leader,
          due_since: sql<Instant>`case when attempts = 0 then ${now} else due_since end`,
        }))
        .where('id', 'in', (where) => where.selectFrom('due').select('id'))
        .returningAll()
        .execute();
      return others;
    },

    async renew(ids, worker, leaseUntil) {
      if (ids.length === 0) return new Set();
      const renewed = await held(ids, worker)
        .where('status', '=', 'sending')
        .set({ locked_until: leaseUntil })
        .returning('id')
        .execute();
      return new Set(renewed.map(({ id }) => id));
    },

    async release(ids, worker) {
      // One by one: a lock on several could deadlock with a stop that locks them in another order.
      for (const id of ids) {
        await held([id], worker)
          .set((set) => ({
            status: queuedUnlessStopped,
            attempts: set('attempts', '-', 1),
            run_at: sql<Instant>`coalesce(${stoppedAt}, run_at)`,
            ...unlocked,
          }))
          .execute();
      }
    },

    markSent: (mails, worker) => confirmSent(database, mails, worker),

    async markFailed(id, worker, fault, next) {
      const isRetried = 'retryAt' in next;
      const result = await held([id], worker)
        .set({
          status: isRetried ? queuedUnlessStopped : 'failed',
          run_at: isRetried ? sql<Instant>`coalesce(${stoppedAt}, ${next.retryAt})` : next.givenUpAt,
          fault: fault.code,
          fault_detail: fault.detail.slice(0, 500),
          ...unlocked,
        })
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async markSkipped(id, worker, reason, at) {
      const result = await held([id], worker)
        .set((set) => ({
          status: 'skipped',
          attempts: set('attempts', '-', 1),
          run_at: at,
          fault: reason,
          fault_detail: null,
          ...unlocked,
        }))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async sentSince(since, except = []) {
      const { amount } = await query
        .selectFrom('outbox')
        .where(sql<boolean>`status = 'sent'`)
        .where('sent_at', '>', since)
        .where('bundle_id', 'is', null)
        .$if(except.length > 0, (select) => select.where('id', 'not in', [...except]))
        .select(sql<number>`count(*)`.as('amount'))
        .executeTakeFirstOrThrow();
      return amount;
    },

    async counts() {
      const rows = await query
        .selectFrom('current_count')
        .where('kind', '=', 'mail')
        .select(['key', 'amount'])
        .execute();
      const amountOf = (status: string) => rows.find(({ key }) => key === status)?.amount ?? 0;
      return { queued: amountOf('queued'), sent: amountOf('sent'), failed: amountOf('failed') };
    },

    async known(ids) {
      if (ids.length === 0) return new Set();
      const rows = await query
        .selectFrom('outbox')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return new Set(rows.map(({ id }) => id));
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

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export async function outboxDepth({ query }: Database, now: Instant): Promise<OutboxDepth> {
  const { waiting, oldest } = await query
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('run_at').as('oldest')])
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  const waitedMs = oldest === null ? 0 : Date.parse(now) - Date.parse(oldest);
  return { waiting: Number(waiting), oldestSeconds: Math.max(0, waitedMs / 1_000) };
}
