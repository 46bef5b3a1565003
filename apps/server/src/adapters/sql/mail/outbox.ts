import type { Instant, MailFaultCode, MailKind } from '@fnc/domain';
import { sql } from 'kysely';
import type { OutboxDepth } from '../../../metrics/metrics.ts';
import type { Database } from '../database.ts';
import { confirmSent, type SentMail } from './confirmSent.ts';
import type { OutboxRow } from '../schema.ts';

interface MailCounts {
  /** Waiting or being sent. */
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
}

/** The durable mail queue. Several processes may work on it: a mail belongs to one worker until its lease ends. */
export interface Outbox {
  /**
   * Takes up to `limit` due mails and leases them to `worker` until `leaseUntil`: mails that somebody waits for before
   * those of campaigns, each oldest first.
   *
   * @param campaignLimit takes campaign mails only up to this total; by default `limit`
   */
  claim(worker: string, limit: number, now: Instant, leaseUntil: Instant, campaignLimit?: number): Promise<OutboxRow[]>;
  /**
   * Takes the other waiting mails to the advisor, due or not, to send them in one mail with these, when there are more
   * than a certain number altogether. Each has its own row, outcome and timeline event.
   *
   * @param own held by the worker; the others are sent as part of the first of them
   * @returns the others; `null` when there are too few to bundle
   */
  bundle(
    own: readonly string[],
    moreThan: number,
    worker: string,
    now: Instant,
    leaseUntil: Instant,
  ): Promise<OutboxRow[] | null>;
  /** Extends the worker's leases. @returns the ids still held; the others are another worker's, or done */
  renew(ids: readonly string[], worker: string, leaseUntil: Instant): Promise<ReadonlySet<string>>;
  /**
   * Returns claimed mails without a try: another worker may take them at once. Mails stopped meanwhile are cancelled.
   */
  release(ids: readonly string[], worker: string): Promise<void>;
  /**
   * Marks these mails as sent, in one transaction; for mails of a campaign and answers also on their leads.
   *
   * @returns the ids whose lease was lost: another worker took them over
   */
  markSent(mails: readonly SentMail[], worker: string): Promise<readonly string[]>;
  /** @param next when it is retried, unless it was stopped meanwhile, or when it was given up */
  markFailed(id: string, worker: string, fault: MailFault, next: NextTry): Promise<boolean>;
  /** Stopped right before sending, for a reason that a retry does not change. */
  markSkipped(id: string, worker: string, reason: string, at: Instant): Promise<boolean>;
  /**
   * The number of mails sent since then; mails sent as one count as one.
   *
   * @param except ids that are not counted, sent or not
   */
  sentSince(since: Instant, except?: readonly string[]): Promise<number>;
  counts(): Promise<MailCounts>;
  /** The ids of these mails that still exist; the mails of an erased lead do not. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Undeliverable mails of existing leads, newest first. */
  failedSince(since: Instant, limit: number): Promise<FailedMail[]>;
}

interface FailedMail {
  readonly leadId: string;
  readonly leadName: string;
  readonly mailKind: MailKind;
  /** When the mail was created. */
  readonly at: Instant;
}

type NextTry = { readonly retryAt: Instant } | { readonly givenUpAt: Instant };

interface MailFault {
  readonly code: MailFaultCode | 'mailbox_unknown';
  /** The message of the mail server or the system. */
  readonly detail: string;
}

/** Written as a literal, not bound: only then both databases recognise the partial index. */
const unfinished = sql<boolean>`status in ('queued', 'sending')`;
/** Mail programs truncate longer mails. The rest goes into the next one. */
const largestBundle = 200;
const unlocked = { locked_until: null, locked_by: null };
const leased = (worker: string, now: Instant, leaseUntil: Instant) => ({
  status: 'sending' as const,
  locked_by: worker,
  locked_until: leaseUntil,
  attempts: sql<number>`attempts + 1`,
  // The days of retrying start with the first try, however long the mail was queued.
  due_since: sql<Instant>`case when attempts = 0 then ${now} else due_since end`,
});

export function createOutbox(database: Database): Outbox {
  const { engine, query } = database;
  const held = (ids: readonly string[], worker: string) =>
    query
      .updateTable('outbox')
      .where('id', 'in', [...ids])
      .where('locked_by', '=', worker);

  /**
   * When the campaign of a mail was stopped. Read on PostgreSQL with a lock, so that a concurrent stop, or a concurrent
   * submission, comes before or after, and not in between.
   */
  const stoppedAt = sql<Instant | null>`(select cancelled_at from campaign_mail
    where campaign_mail.id = outbox.id ${sql.raw(engine === 'postgres' ? 'for share' : '')})`;
  const queuedUnlessStopped = sql<
    'queued' | 'cancelled'
  >`case when ${stoppedAt} is null then 'queued' else 'cancelled' end`;

  /** One priority per query: then both databases read the index in order, and stop at the first mail not due. */
  const claimOf = (priority: number, worker: string, limit: number, now: Instant, leaseUntil: Instant) =>
    // One atomic statement on both databases. The due mails are a CTE and not an IN (SELECT … LIMIT), which PostgreSQL
    // may run more than once, locking more rows than requested.
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
      .set({ ...leased(worker, now, leaseUntil), bundle_id: null })
      .where('id', 'in', (where) => where.selectFrom('due').select('id'))
      .returningAll()
      .execute();

  return {
    async claim(worker, limit, now, leaseUntil, campaignLimit = limit) {
      const claimed: OutboxRow[] = [];
      for (const [priority, most] of [limit, Math.min(limit, campaignLimit)].entries()) {
        if (claimed.length >= most) break;
        const rows = await claimOf(priority, worker, most - claimed.length, now, leaseUntil);
        // The rows returned by an update have no order.
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
        .set({ ...leased(worker, now, leaseUntil), bundle_id: leader })
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
        // Written as a literal, so that the small index of failures is used.
        .where(sql<boolean>`outbox.status = 'failed'`)
        // When it was given up: a planned mail was created long before.
        .where('outbox.run_at', '>=', since)
        .where('lead.deleted_at', 'is', null)
        .orderBy('outbox.run_at', 'desc')
        .limit(limit)
        .select(['lead.id as leadId', 'lead.name as leadName', 'outbox.kind as mailKind', 'outbox.run_at as at'])
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
