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
import { countAudience } from './campaignAudience.ts';
import type { CampaignMails } from './campaignMails.ts';
import { mailStatus } from './campaignRows.ts';
import { isBeingSent, type ServerCampaigns } from '../file/campaigns.ts';
import type { ChangeLog } from '../file/changes/changeLog.ts';
import { chunksOf } from '../file/lists/fileList.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import type { Schema } from '../schema.ts';
import { createSendRuns, readCounts, type SendRuns } from './sendRuns.ts';
import { longestName, noCounts } from './sendSteps.ts';

/** Sends campaigns, and updates their records accordingly. */
export interface CampaignSends extends Pick<SendRuns, 'resume' | 'close'> {
  /** See `CampaignRepository` of the domain. */
  audience(of: string | readonly string[], tick: boolean): Promise<AudienceCounts | null>;
  /**
   * Stores the content and the recipients in one transaction: from then on the campaign is sent, once, also if the
   * server is killed in between. Then all recipients are chosen, in small transactions that let others write in
   * between; only after that are their mails handed over to the outbox. Resolves after that.
   *
   * @returns `null` when there is no such campaign
   */
  send(by: string, campaignId: string, order: CampaignOrder): Promise<Result<CampaignSent, SendingFault> | null>;
  /** Stops the unsent mails. @returns how many mails */
  stop(by: string, campaignId: string): Promise<number>;
  /** Stops the unsent mails of these campaigns. */
  stopAll(by: string, campaignIds: readonly string[]): Promise<void>;
  /**
   * Stops the unsent mails after a restore, whatever the record says of them. Those that may have left since the backup
   * are held: they go out again only by the advisor's tick.
   *
   * @returns how many mails
   */
  hold(campaignId: string, known: KnownToWait): Promise<number>;
  /** Removes a campaign after stopping its unsent mails. */
  remove(by: string, campaignId: string): Promise<boolean>;
}

/** What the replaced database knew not to have left since the backup. */
interface KnownToWait {
  readonly hasMail: (mailId: string) => boolean;
  readonly hasSend: (sendId: string) => boolean;
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

/** A send that was started, or another send of the same campaign to wait for. */
type Begun =
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'wait'; readonly id: string }
  | { readonly kind: 'fault'; readonly fault: SendingFault }
  | { readonly kind: 'gone' };

export function createCampaignSends(dependencies: Dependencies): CampaignSends {
  const { database, now, newId, hashAddress, changeLog, campaigns, campaignMails, linksOf } = dependencies;
  const { query, engine } = database;
  const runs = createSendRuns(dependencies);

  const begin = (by: string, campaignId: string, order: CampaignOrder): Promise<Begun> =>
    query.transaction().execute(async (transaction): Promise<Begun> => {
      // Locked, so that two sends of one campaign follow each other; SQLite has one writer anyway.
      if (engine === 'postgres') {
        await transaction.selectFrom('campaign').select('id').where('id', '=', campaignId).forUpdate().execute();
      }
      const sends = transaction.selectFrom('campaign_send').select('id').where('campaign_id', '=', campaignId);
      const same = await sends.where('key', '=', order.key).executeTakeFirst();
      if (same !== undefined) return { kind: 'begun', id: same.id };
      const other = await sends.where(sql<boolean>`state <> 'done'`).executeTakeFirst();
      if (other !== undefined) return { kind: 'wait', id: other.id };
      const campaign = await campaigns.findIn(transaction, campaignId);
      if (campaign === null) return { kind: 'gone' };
      const at = instantOf(now());
      const fault = sendingFault(campaign, order, at);
      if (fault !== null) return { kind: 'fault', fault };
      return { kind: 'begun', id: await store(transaction, campaign, { ...order, by, at }) };
    });

  async function store(
    transaction: Kysely<Schema>,
    campaign: Campaign,
    { key, by, at, sendAt, tick, again = false }: CampaignOrder & { readonly by: string; readonly at: Instant },
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
        again_at: again ? at : null,
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
    // Leads removed before an earlier, stopped send are decided anew; their rows have no lead id to match them by.
    await transaction
      .deleteFrom('campaign_mail')
      .where('campaign_id', '=', campaign.id)
      .where('lead_id', 'is', null)
      .where('kept_fault', '=', 'lead_removed')
      .execute();
    return id;
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
      await runs.finish(begun.id);
      if (begun.kind === 'begun') return ok(await sentOf(begun.id));
    }
  }

  /** Whether a campaign has a mail in one of these states; refused ones are in none. */
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

  /** Whether an earlier stop cancelled the mails, and was killed before the record said so. */
  async function brokeOff(campaignId: string): Promise<boolean> {
    const campaign = await campaigns.findById(campaignId);
    if (campaign === null || !isHandedOver(campaign)) return false;
    const cancelled = await query
      .selectFrom('campaign_mail')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('cancelled_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return cancelled !== undefined && !(await hasMail(campaignId, ['queued']));
  }

  async function stopMails(
    campaignId: string,
    isHeld?: (mailId: string) => boolean,
  ): Promise<{ readonly cancelled: number; readonly hasStopped: boolean }> {
    // First, so that no process continues choosing or handing over. One that is doing so now finishes its batch before.
    const stopped = await query
      .updateTable('campaign_send')
      .set({ state: 'done', stopped_at: instantOf(now()), locked_by: null, locked_until: null })
      .where('campaign_id', '=', campaignId)
      .where(sql<boolean>`state <> 'done'`)
      .executeTakeFirst();
    const cancelled = await campaignMails.cancel(campaignId, isHeld);
    return { cancelled, hasStopped: cancelled > 0 || stopped.numUpdatedRows > 0n };
  }

  /** Holds also the recipients that a send had not chosen in the backup: it may have reached them since. */
  async function holdUnchosen(campaignId: string, known: KnownToWait): Promise<number> {
    const at = instantOf(now());
    const sends = await query
      .selectFrom('campaign_send')
      .innerJoin('campaign_snapshot', 'campaign_snapshot.send_id', 'campaign_send.id')
      .select(['campaign_send.id', 'name', 'recipients'])
      .where('campaign_id', '=', campaignId)
      .where(sql<boolean>`state = 'choosing'`)
      .execute();
    let held = 0;
    for (const { id: sendId, name, recipients } of sends) {
      if (known.hasSend(sendId)) continue;
      for (const ids of chunksOf(JSON.parse(recipients) as string[])) {
        const leads = await query
          .selectFrom('lead')
          .select('id')
          .where('id', 'in', [...ids])
          .where('deleted_at', 'is', null)
          .execute();
        const rows = leads.map((lead) => ({
          id: newId(),
          campaign_id: campaignId,
          campaign_name: name.trim().slice(0, longestName),
          lead_id: lead.id,
          waived_at: null,
          planned_at: null,
          cancelled_at: at,
          held_at: at,
          kept_status: 'cancelled',
          kept_at: at,
          send_id: sendId,
        }));
        if (rows.length === 0) continue;
        const added = await query
          .insertInto('campaign_mail')
          .values(rows)
          // Chosen before the backup.
          .onConflict((conflict) => conflict.columns(['campaign_id', 'lead_id']).doNothing())
          .executeTakeFirst();
        held += Number(added.numInsertedOrUpdatedRows ?? 0);
      }
    }
    return held;
  }

  async function recordStop(by: string | null, campaignId: string): Promise<void> {
    const hasLeft = await hasMail(campaignId, ['sending', 'sent', 'failed', 'skipped']);
    await changeLog.change(by, (change) =>
      campaigns.updateIn(change, campaignId, (campaign) => (hasLeft ? asStoppedHalfWay(campaign) : draftAgain())),
    );
  }

  async function stop(by: string, campaignId: string): Promise<number> {
    const { cancelled, hasStopped } = await stopMails(campaignId);
    if (!hasStopped && !(await brokeOff(campaignId))) return 0;
    await recordStop(by, campaignId);
    return cancelled;
  }

  async function stopWhatIsUnderWay(by: string, campaignId: string): Promise<void> {
    if ((await isBeingSent(query, campaignId)) || (await hasMail(campaignId, ['queued', 'sending'])))
      await stop(by, campaignId);
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
    async stopAll(by, campaignIds) {
      for (const id of campaignIds) await stopWhatIsUnderWay(by, id);
    },

    async hold(campaignId, known) {
      const unchosen = await holdUnchosen(campaignId, known);
      const { cancelled } = await stopMails(campaignId, (mailId) => !known.hasMail(mailId));
      await recordStop(null, campaignId);
      return unchosen + cancelled;
    },

    async remove(by, campaignId) {
      await stopWhatIsUnderWay(by, campaignId);
      const removed = await campaigns.remove(by, campaignId);
      // Somebody may have sent it in between; from now on nobody can.
      await stopWhatIsUnderWay(by, campaignId);
      return removed;
    },

    resume: () => runs.resume(),
    close: () => runs.close(),
  };
}

/** Leads whose mail was stopped can get it later. */
const asStoppedHalfWay = ({ sentAt, scheduledAt }: Campaign): FieldChanges<Campaign> => ({
  status: 'sent',
  sentAt: sentAt ?? scheduledAt ?? null,
  handedOver: false,
});

/** No mail of it was sent. */
const draftAgain = (): FieldChanges<Campaign> => ({
  status: 'draft',
  sentAt: null,
  sentBy: null,
  consentTick: null,
  stats: noCampaignStats(),
  handedOver: false,
});
