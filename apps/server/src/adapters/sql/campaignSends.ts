import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  fail,
  instantOf,
  isHandedOver,
  noAudience,
  noCampaignStats,
  ok,
  sendingFault,
  type AudienceCounts,
  type Campaign,
  type CampaignOrder,
  type CampaignSent,
  type FieldChanges,
  type Instant,
  type Result,
  type SendingFault,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { inBatches } from './batches.ts';
import { countAudience } from './campaignAudience.ts';
import type { CampaignMails } from './campaignMails.ts';
import { mailStatus } from './campaignRows.ts';
import type { ServerCampaigns } from './file/campaigns.ts';
import type { ChangeLog } from './file/changeLog.ts';
import type { LeadDependencies } from './leads.ts';
import type { CampaignSendRow, Schema } from './schema.ts';
import { addCounts, chooseSome, handOverSome, noCounts, type Send, type SendCounts } from './sendSteps.ts';

/** Campaigns that are sent, and what becomes of their records by that. */
export interface CampaignSends {
  /** See `CampaignRepository` of the domain. */
  audience(of: string | readonly string[], tick: boolean): Promise<AudienceCounts | null>;
  /**
   * Keeps what the campaign says and whom it is for in one transaction: from then on it is sent, once, also where the server
   * is killed in between. Then everybody is chosen, in small transactions that let others write in between; when all are,
   * and not before, their mails are handed over to the outbox. Answers after that.
   *
   * @returns `null` when there is no such campaign
   */
  send(by: string, campaignId: string, order: CampaignOrder): Promise<Result<CampaignSent, SendingFault> | null>;
  /** Stops what has not left. @returns how many mails */
  stop(by: string, campaignId: string): Promise<number>;
  /** Removes a campaign; what has not left is stopped first. */
  remove(by: string, campaignId: string): Promise<boolean>;
  /** Ends the sends that a server left behind. @returns how many there were */
  resume(): Promise<number>;
  /** Ends after the batches that are going on; whoever waits for a send is told `SendInterrupted`. */
  close(): Promise<void>;
}

/** The server is stopping: the send goes on when one runs again. */
export class SendInterrupted extends Error {
  override readonly name = 'SendInterrupted';
}

interface Dependencies extends LeadDependencies {
  readonly changeLog: ChangeLog;
  readonly campaigns: ServerCampaigns;
  readonly campaignMails: Pick<CampaignMails, 'cancel'>;
  /** The addresses in a mail whose clicks are measured. */
  readonly linksOf: (content: string) => readonly string[];
  /** Called when there is mail to send. */
  readonly onMail: () => void;
}

/** After this time without a sign of life another process goes on with a send. */
const leaseMs = 20_000;
/** How often whoever waits for another process looks. */
const lookMs = 100;

/** What has begun, or has to wait for a send of the same campaign. */
type Begun =
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'wait'; readonly id: string }
  | { readonly kind: 'fault'; readonly fault: SendingFault }
  | { readonly kind: 'gone' };

type Row = Omit<CampaignSendRow, 'locked_by' | 'locked_until'>;

export function createCampaignSends(dependencies: Dependencies): CampaignSends {
  const { database, now, newId, hashAddress, changeLog, campaigns, campaignMails, linksOf, onMail } = dependencies;
  const { query, engine } = database;
  const worker = randomUUID();
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const leaseUntil = () => instantOf(now() + leaseMs);

  const begin = (by: string, campaignId: string, { key, sendAt, tick }: CampaignOrder): Promise<Begun> =>
    query.transaction().execute(async (transaction): Promise<Begun> => {
      // Locked, so that two who send one campaign follow each other; SQLite has one writer anyway.
      if (engine === 'postgres') {
        await transaction.selectFrom('campaign').select('id').where('id', '=', campaignId).forUpdate().execute();
      }
      const sends = transaction.selectFrom('campaign_send').select('id').where('campaign_id', '=', campaignId);
      const same = await sends.where('key', '=', key).executeTakeFirst();
      if (same !== undefined) return { kind: 'begun', id: same.id };
      const other = await sends.where(sql<boolean>`state <> 'done'`).executeTakeFirst();
      if (other !== undefined) return { kind: 'wait', id: other.id };
      const campaign = await campaigns.findIn(transaction, campaignId);
      if (campaign === null) return { kind: 'gone' };
      const at = instantOf(now());
      const fault = sendingFault(campaign, sendAt, at);
      if (fault !== null) return { kind: 'fault', fault };
      return { kind: 'begun', id: await store(transaction, campaign, { key, by, at, sendAt, tick }) };
    });

  async function store(
    transaction: Kysely<Schema>,
    campaign: Campaign,
    { key, by, at, sendAt, tick }: CampaignOrder & { readonly by: string; readonly at: Instant },
  ): Promise<string> {
    const chosen = [...new Set(campaign.recipients)];
    const accepted = new Set(campaign.accepted);
    const left = isHandedOver(campaign) ? [] : chosen.filter((leadId) => !accepted.has(leadId)).sort();
    const id = newId();
    await transaction
      .insertInto('campaign_send')
      .values({
        id,
        campaign_id: campaign.id,
        key,
        at,
        by_user: by,
        planned_at: sendAt !== null && sendAt > at ? sendAt : null,
        ticked_at: tick ? at : null,
        counts: JSON.stringify({ ...noCounts(), already: chosen.length - left.length }),
      })
      .execute();
    await transaction
      .insertInto('campaign_snapshot')
      .values({
        send_id: id,
        name: campaign.name,
        subject: campaign.subject,
        content: campaign.content,
        links: JSON.stringify(linksOf(campaign.content)),
        recipients: JSON.stringify(left),
      })
      .execute();
    // Of an earlier send that was stopped: who is no lead any more is decided anew, and has no id to know the row by.
    await transaction
      .deleteFrom('campaign_mail')
      .where('campaign_id', '=', campaign.id)
      .where('lead_id', 'is', null)
      .where('kept_fault', '=', 'lead_removed')
      .execute();
    return id;
  }

  /** Takes a send, or looks whether there is still something to do. */
  const take = (id: string) =>
    query
      .updateTable('campaign_send')
      .set({ locked_by: worker, locked_until: leaseUntil() })
      .where('id', '=', id)
      .where(sql<boolean>`state <> 'done'`)
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', instantOf(now()))]))
      .returningAll()
      .executeTakeFirst();

  const isDone = async (id: string) =>
    (await query.selectFrom('campaign_send').select('state').where('id', '=', id).executeTakeFirst())?.state === 'done';

  /** Resolves when a send is done, by whichever process. */
  function finish(id: string): Promise<void> {
    const known = running.get(id);
    if (known !== undefined) return known;
    const work = finishAlone(id).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  }

  async function finishAlone(id: string): Promise<void> {
    for (;;) {
      if (stopping.signal.aborted) throw new SendInterrupted();
      const taken = await take(id);
      if (taken !== undefined) return await work(taken);
      if (await isDone(id)) return;
      await pause(lookMs);
    }
  }

  async function work(row: Row): Promise<void> {
    const snapshot = await query
      .selectFrom('campaign_snapshot')
      .select(['name', 'subject', 'recipients'])
      .where('send_id', '=', row.id)
      .executeTakeFirstOrThrow();
    const send: Send = {
      id: row.id,
      campaignId: row.campaign_id,
      name: snapshot.name,
      subject: snapshot.subject,
      at: row.at,
      plannedAt: row.planned_at,
      tickedAt: row.ticked_at,
    };
    try {
      if (row.state === 'choosing') await choose(send, JSON.parse(snapshot.recipients) as string[]);
      await handOver(send);
    } finally {
      // Whoever comes next need not wait for the lease; where this fails, it ends by itself.
      await query
        .updateTable('campaign_send')
        .set({ locked_by: null, locked_until: null })
        .where('id', '=', row.id)
        .where('locked_by', '=', worker)
        .execute()
        .catch(() => undefined);
    }
  }

  /** The send, as long as it is this process's and in this state. Nobody else changes it before the transaction has ended. */
  const hold = (transaction: Kysely<Schema>, id: string, state: Row['state']) =>
    transaction
      .updateTable('campaign_send')
      .set({ locked_until: leaseUntil() })
      .where('id', '=', id)
      .where('locked_by', '=', worker)
      .where('state', '=', state)
      .returning(['place', 'counts'])
      .executeTakeFirst();

  async function choose(send: Send, recipients: readonly string[]): Promise<void> {
    let next = 0;
    let isOurs = true;
    await inBatches(
      database,
      async (transaction, amount) => {
        const held = await hold(transaction, send.id, 'choosing');
        isOurs = held !== undefined;
        if (held === undefined) return 0;
        while (next < recipients.length && (recipients[next] ?? '') <= held.place) next += 1;
        const ids = recipients.slice(next, next + amount);
        if (ids.length === 0) return 0;
        const counts = await chooseSome(transaction, send, ids, { engine, newId, hashAddress });
        await transaction
          .updateTable('campaign_send')
          .set({ place: ids.at(-1), counts: JSON.stringify(addCounts(readCounts(held.counts), counts)) })
          .where('id', '=', send.id)
          .execute();
        return ids.length;
      },
      { signal: stopping.signal },
    );
    if (stopping.signal.aborted) throw new SendInterrupted();
    if (isOurs) await endChoosing(send);
  }

  /** All are chosen: the campaign's record says so, and from here on its mails may leave. */
  const endChoosing = (send: Send): Promise<void> =>
    query
      .selectFrom('campaign_send')
      .select('by_user')
      .where('id', '=', send.id)
      .executeTakeFirstOrThrow()
      .then(({ by_user: by }) =>
        changeLog.change(by, async (change) => {
          const { transaction } = change;
          const held = await hold(transaction, send.id, 'choosing');
          if (held === undefined) return;
          await transaction
            .updateTable('campaign_send')
            .set({ state: 'handing_over', place: '' })
            .where('id', '=', send.id)
            .execute();
          await transaction
            .updateTable('campaign_snapshot')
            .set({ recipients: '[]' })
            .where('send_id', '=', send.id)
            .execute();
          const counts = readCounts(held.counts);
          if (counts.accepted === 0) return;
          await campaigns.updateIn(change, send.campaignId, (campaign) => asSent(campaign, send, counts, by));
        }),
      );

  async function handOver(send: Send): Promise<void> {
    await inBatches(
      database,
      async (transaction, amount) => {
        const held = await hold(transaction, send.id, 'handing_over');
        if (held === undefined) return 0;
        const leadIds = await handOverSome(transaction, send, { after: held.place, amount }, engine);
        const last = leadIds.at(-1);
        if (last === undefined) return 0;
        await transaction.updateTable('campaign_send').set({ place: last }).where('id', '=', send.id).execute();
        return leadIds.length;
      },
      { signal: stopping.signal },
    );
    if (stopping.signal.aborted) throw new SendInterrupted();
    await query
      .updateTable('campaign_send')
      .set({ state: 'done' })
      .where('id', '=', send.id)
      .where('locked_by', '=', worker)
      .where('state', '=', 'handing_over')
      .execute();
    onMail();
  }

  async function sentOf(id: string): Promise<CampaignSent> {
    const row = await query
      .selectFrom('campaign_send')
      .select(['at', 'planned_at', 'counts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { accepted, already, refused } = readCounts(row.counts);
    return { accepted, already, refused, at: row.at, sendAt: row.planned_at };
  }

  async function send(by: string, campaignId: string, order: CampaignOrder) {
    for (;;) {
      const begun = await begin(by, campaignId, order);
      if (begun.kind === 'gone') return null;
      if (begun.kind === 'fault') return fail(begun.fault);
      await finish(begun.id);
      if (begun.kind === 'begun') return ok(await sentOf(begun.id));
    }
  }

  /** Whether any mail of a campaign is in one of these states; refused ones are in none. */
  const hasMail = async (campaignId: string, statuses: readonly string[]): Promise<boolean> => {
    const found = await query
      .selectFrom('campaign_mail')
      .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
      .select('campaign_mail.id')
      .where('campaign_id', '=', campaignId)
      .where('kept_fault', 'is', null)
      .where(mailStatus, 'in', [...statuses])
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  };

  async function stop(by: string, campaignId: string): Promise<number> {
    // First, so that nobody chooses or hands over any more. Who is doing so at this moment comes before.
    const stopped = await query
      .updateTable('campaign_send')
      .set({ state: 'done', stopped_at: instantOf(now()), locked_by: null, locked_until: null })
      .where('campaign_id', '=', campaignId)
      .where(sql<boolean>`state <> 'done'`)
      .executeTakeFirst();
    const cancelled = await campaignMails.cancel(campaignId);
    if (cancelled === 0 && stopped.numUpdatedRows === 0n) return 0;
    const hasLeft = await hasMail(campaignId, ['sending', 'sent', 'failed', 'skipped']);
    await changeLog.change(by, (change) => campaigns.updateIn(change, campaignId, () => asStopped(hasLeft)));
    return cancelled;
  }

  return {
    async audience(of, tick) {
      if (typeof of !== 'string') {
        return await countAudience(database, hashAddress, { recipients: of, tick, campaign: null });
      }
      const campaign = await campaigns.findById(of);
      if (campaign === null) return null;
      const { recipients } = campaign;
      if (isHandedOver(campaign)) return { ...noAudience(), already: new Set(recipients).size };
      return await countAudience(database, hashAddress, { recipients, tick, campaign });
    },
    send,
    stop,

    async remove(by, campaignId) {
      if (await hasMail(campaignId, ['queued', 'sending'])) await stop(by, campaignId);
      return await campaigns.remove(by, campaignId);
    },

    async resume() {
      const left = await query
        .selectFrom('campaign_send')
        .select('id')
        .where(sql<boolean>`state <> 'done'`)
        .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', instantOf(now()))]))
        .execute();
      for (const { id } of left) await finish(id);
      return left.length;
    },

    async close() {
      stopping.abort();
      await Promise.allSettled(running.values());
    },
  };
}

/** Rows are written by this file alone. */
const readCounts = (counts: string): SendCounts => JSON.parse(counts) as SendCounts;

/** What the record of a campaign says when it was sent, or planned; in the specification's words. */
function asSent(
  campaign: Campaign,
  { at, plannedAt }: Send,
  { accepted, already, byTick }: SendCounts,
  by: string,
): FieldChanges<Campaign> {
  return {
    status: plannedAt === null ? 'sent' : 'scheduled',
    ...(plannedAt === null ? { sentAt: campaign.sentAt ?? at } : { scheduledAt: plannedAt, sentAt: null }),
    stats: { ...noCampaignStats(), sent: accepted + already },
    // What some of an earlier send went by stays.
    consentTick: byTick > 0 ? { by, at, leads: byTick } : (campaign.consentTick ?? null),
    handedOver: true,
  };
}

/** Before anything left it is a draft again; else whose mail was stopped can have it later. */
const asStopped = (hasLeft: boolean): FieldChanges<Campaign> =>
  hasLeft
    ? { status: 'sent', handedOver: false }
    : {
        status: 'draft',
        sentAt: null,
        consentTick: null,
        stats: noCampaignStats(),
        handedOver: false,
      };
