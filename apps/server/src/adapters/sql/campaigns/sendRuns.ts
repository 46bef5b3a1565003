import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { instantOf, noCampaignStats, type Campaign, type FieldChanges } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { inBatches } from '../batches.ts';
import type { ServerCampaigns } from '../file/campaigns.ts';
import type { ChangeLog } from '../file/changes/changeLog.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import type { CampaignSendRow, Schema } from '../schema.ts';
import { addCounts, chooseSome, handOverSome, type Send, type SendCounts } from './sendSteps.ts';

/** Executes the sends in `campaign_send`, whichever process stored them. */
export interface SendRuns {
  /** Resolves when a send is done, by whichever process; rejects with `SendInterrupted`. */
  finish(id: string): Promise<void>;
  /** Continues the sends that a server left unfinished. @returns how many there were */
  resume(): Promise<number>;
  /** Stops after the current batches. */
  close(): Promise<void>;
}

/** The server is stopping: the send continues when one runs again. */
export class SendInterrupted extends Error {
  override readonly name = 'SendInterrupted';
}

interface Dependencies extends LeadDependencies {
  readonly changeLog: ChangeLog;
  readonly campaigns: Pick<ServerCampaigns, 'updateIn'>;
  /** Called when there is mail to send. */
  readonly onMail: () => void;
}

/** After this time without a renewed lease another process continues a send. */
const leaseMs = 20_000;
/** A caller waits for the send, so each batch may take as long as a request that writes may have to wait. */
const aimMs = 15;
/** Recipients of the first batch; how long it took decides how many follow. */
const first = 20;
/** Poll interval of a process that waits for another one. */
const lookMs = 100;

type SendRow = Omit<CampaignSendRow, 'locked_by' | 'locked_until'>;

export function createSendRuns(dependencies: Dependencies): SendRuns {
  const { database, now, newId, hashAddress, changeLog, campaigns, onMail } = dependencies;
  const { query, engine } = database;
  const worker = randomUUID();
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const leaseUntil = () => instantOf(now() + leaseMs);

  /** Takes the lease of a send, or finds out whether it is done. */
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
    const run = finishAlone(id).finally(() => running.delete(id));
    running.set(id, run);
    return run;
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

  async function work(row: SendRow): Promise<void> {
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
      by: row.by_user,
      at: row.at,
      plannedAt: row.planned_at,
      tickedAt: row.ticked_at,
      againAt: row.again_at,
    };
    try {
      if (row.state === 'choosing') await choose(send, JSON.parse(snapshot.recipients) as string[]);
      await handOver(send);
    } finally {
      // The next process need not wait for the lease; if this fails, the lease expires.
      await query
        .updateTable('campaign_send')
        .set({ locked_by: null, locked_until: null })
        .where('id', '=', row.id)
        .where('locked_by', '=', worker)
        .execute()
        .catch(() => undefined);
    }
  }

  /** The send if this process holds it in this state, locked until the transaction ends. */
  const hold = (transaction: Kysely<Schema>, id: string, state: SendRow['state']) =>
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
      { signal: stopping.signal, aimMs, first },
    );
    if (stopping.signal.aborted) throw new SendInterrupted();
    if (isOurs) await endChoosing(send);
  }

  /** All recipients are chosen: the campaign's record is updated, and from now on its mails may be sent. */
  const endChoosing = (send: Send): Promise<void> =>
    changeLog.change(send.by, async (change) => {
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
      await campaigns.updateIn(change, send.campaignId, (campaign) => asSent(campaign, send, counts));
    });

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
      { signal: stopping.signal, aimMs, first },
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

  return {
    finish,

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

/** Only sends write these rows, so the JSON is not validated. */
export const readCounts = (counts: string): SendCounts => JSON.parse(counts) as SendCounts;

/** The fields of a campaign's record after sending or planning; in the specification's words. */
function asSent(
  campaign: Campaign,
  { by, at, plannedAt }: Send,
  { accepted, already, byTick }: SendCounts,
): FieldChanges<Campaign> {
  return {
    status: plannedAt === null ? 'sent' : 'scheduled',
    ...(plannedAt === null ? { sentAt: campaign.sentAt ?? at } : { scheduledAt: plannedAt, sentAt: null }),
    sentBy: by,
    stats: { ...noCampaignStats(), sent: accepted + already },
    // A tick that part of an earlier send relied on stays.
    consentTick: byTick > 0 ? { by, at, leads: byTick } : (campaign.consentTick ?? null),
    handedOver: true,
  };
}
