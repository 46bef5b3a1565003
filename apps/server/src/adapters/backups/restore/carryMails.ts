import { instantOf, type DeliveryReasonCode, type Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { CampaignSends } from '../../sql/campaigns/campaignSends.ts';
import type { Database } from '../../sql/database.ts';
import type { ServerCampaigns } from '../../sql/file/campaigns.ts';
import type { ChangeLog } from '../../sql/file/changes/changeLog.ts';
import { type SentAnswer, stopClocks } from '../../sql/mail/confirmSent.ts';
import type { Schema } from '../../sql/schema.ts';
import { slicesOf } from './carryRecords.ts';
import { isWaiting, type SinceTheBackup } from './sinceTheBackup.ts';

/** What became of the mails that waited in the backup. */
export interface CarriedMails {
  /** They left, failed or were stopped since. */
  readonly settledMails: number;
  /** Campaigns that were stopped, because their mails may have left since, and how many mails that stopped. */
  readonly heldCampaigns: number;
  readonly heldCampaignMails: number;
  /** Other mails that may have left since: they failed, and are shown as such. */
  readonly heldMails: number;
}

interface Dependencies {
  readonly database: Pick<Database, 'engine' | 'query'>;
  readonly changeLog: ChangeLog;
  readonly campaigns: Pick<ServerCampaigns, 'updateIn'>;
  readonly campaignSends: Pick<CampaignSends, 'hold'>;
  readonly now: () => number;
}

type Carried = Pick<SinceTheBackup, 'mails' | 'campaignMails' | 'sends' | 'campaigns'>;
type CarriedMail = SinceTheBackup['mails'][number];

/** The stored reason of a mail that may have left since the backup. */
const held: DeliveryReasonCode = 'restored';
/** As a literal: only then both databases recognise the partial index. */
const unfinished = sql<boolean>`status in ('queued', 'sending')`;

/**
 * No mail leaves twice by itself: one that left since the backup is marked as sent, one that was stopped since stays
 * stopped, and one of which nothing is known is held, as is one that an earlier restore held.
 */
export async function carryMails(
  { database, changeLog, campaigns, campaignSends, now }: Dependencies,
  { mails, campaignMails, sends, campaigns: records }: Carried,
): Promise<CarriedMails> {
  const { query } = database;
  const at = instantOf(now());
  const known = new Map<string, CarriedMail>();
  // Of two reports about a mail the one that it left counts, and otherwise the last.
  for (const mail of mails) if (known.get(mail.id)?.status !== 'sent') known.set(mail.id, mail);
  const ofCampaign = new Map(campaignMails.map((mail) => [mail.id, mail]));
  const statusOf = (id: string): string | null => known.get(id)?.status ?? ofCampaign.get(id)?.kept_status ?? null;
  const halted = new Set<string>();

  // No process works on a restored database.
  await query
    .updateTable('outbox')
    .set({ status: 'queued', locked_by: null, locked_until: null })
    .where(unfinished)
    .where('locked_by', 'is not', null)
    .execute();
  for (const { id, version, sending } of records) await carrySending(changeLog, campaigns, { id, version, sending });
  let settledMails = 0;
  for (const some of slicesOf([...known.values()])) settledMails += await settle(database, some, at);
  for (const some of slicesOf(campaignMails)) {
    const missing = await settleCampaignMails(query, some, known);
    for (const campaignId of await addMails(query, missing, statusOf, at)) halted.add(campaignId);
  }
  for (const campaignId of await settleSends(query, sends, statusOf)) halted.add(campaignId);
  const { campaignIds, others } = await holdUnknown(query, statusOf, at);
  for (const campaignId of campaignIds) halted.add(campaignId);
  let heldCampaignMails = 0;
  const waits = {
    hasMail: (id: string) => isWaiting(statusOf(id)),
    hasSend: (id: string) => sends.some((send) => send.id === id),
  };
  for (const campaignId of halted) heldCampaignMails += await campaignSends.hold(campaignId, waits);
  return { settledMails, heldCampaigns: halted.size, heldCampaignMails, heldMails: others };
}

/** The record of a campaign says again how far it was sent, if it was changed since the backup. */
const carrySending = (
  changeLog: ChangeLog,
  campaigns: Pick<ServerCampaigns, 'updateIn'>,
  { id, version, sending }: SinceTheBackup['campaigns'][number],
) =>
  changeLog.change(null, (change) =>
    campaigns.updateIn(change, id, (restored) => ((restored.version ?? 0) < version ? sending : {})),
  );

/** @returns how many waiting mails had left, or were given up or stopped */
async function settle(
  { engine, query }: Dependencies['database'],
  mails: readonly CarriedMail[],
  at: Instant,
): Promise<number> {
  const ended = new Map(mails.filter(({ status }) => !isWaiting(status)).map((mail) => [mail.id, mail]));
  if (ended.size === 0) return 0;
  return await query.transaction().execute(async (transaction) => {
    const restored = await transaction
      .selectFrom('outbox')
      .select(['id', 'status', 'kind', 'lead_id', 'created_at'])
      .where('id', 'in', [...ended.keys()])
      .where('status', '!=', 'sent')
      .execute();
    const answers: SentAnswer[] = [];
    let settled = 0;
    for (const { id, status: before, kind, lead_id: leadId, created_at: writtenAt } of restored) {
      const mail = ended.get(id);
      // Given up before the backup and sent since, for example.
      if (mail === undefined || (!isWaiting(before) && mail.status !== 'sent')) continue;
      const { status, run_at, sent_at, fault, fault_detail } = mail;
      await transaction
        .updateTable('outbox')
        .set({ status, run_at, sent_at, fault, fault_detail })
        .where('id', '=', id)
        .execute();
      if (kind === 'answer' && status === 'sent' && leadId !== null) answers.push({ leadId, writtenAt });
      settled += 1;
    }
    await stopClocks(transaction, engine, answers, at);
    return settled;
  });
}

/** @returns those that the restored database does not have */
async function settleCampaignMails(
  query: Kysely<Schema>,
  mails: readonly SinceTheBackup['campaignMails'][number][],
  known: ReadonlyMap<string, CarriedMail>,
): Promise<SinceTheBackup['campaignMails']> {
  return await query.transaction().execute(async (transaction) => {
    const restored = await transaction
      .selectFrom('campaign_mail')
      .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
      .select(['campaign_mail.id', 'cancelled_at', 'held_at', 'kept_status', 'outbox.id as place'])
      .where(
        'campaign_mail.id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute();
    const found = new Map(restored.map((row) => [row.id, row]));
    for (const { id, cancelled_at, held_at = null, kept_status, kept_at } of mails) {
      const row = found.get(id);
      if (row === undefined) continue;
      if (cancelled_at !== null && row.cancelled_at === null)
        await transaction.updateTable('campaign_mail').set({ cancelled_at }).where('id', '=', id).execute();
      // An earlier restore held it.
      if (held_at !== null && row.held_at === null)
        await transaction.updateTable('campaign_mail').set({ held_at }).where('id', '=', id).execute();
      // Chosen, and not handed over in the backup.
      if (row.place !== null || row.kept_status !== 'queued') continue;
      const mail = known.get(id);
      const status = mail?.status ?? kept_status;
      if (status === null || isWaiting(status)) continue;
      await transaction
        .updateTable('campaign_mail')
        .set({ kept_status: status, kept_at: mail === undefined ? kept_at : (mail.sent_at ?? mail.run_at) })
        .where('id', '=', id)
        .execute();
    }
    return mails.filter(({ id }) => !found.has(id));
  });
}

/**
 * Adds the mails of campaigns that were sent since the backup, so that their leads do not get them again.
 *
 * @returns the campaigns whose mails still waited: those are cancelled
 */
async function addMails(
  query: Kysely<Schema>,
  mails: SinceTheBackup['campaignMails'],
  statusOf: (id: string) => string | null,
  at: string,
): Promise<ReadonlySet<string>> {
  const leadIds = mails.flatMap(({ lead_id }) => lead_id ?? []);
  if (leadIds.length === 0) return new Set();
  const leads = await query.selectFrom('lead').select('id').where('id', 'in', leadIds).execute();
  const restored = new Set(leads.map(({ id }) => id));
  const added = mails.filter(({ lead_id }) => restored.has(lead_id ?? ''));
  if (added.length === 0) return new Set();
  const waits = ({ id }: { readonly id: string }) => isWaiting(statusOf(id));
  await query
    .insertInto('campaign_mail')
    .values(
      added.map((mail) => ({
        id: mail.id,
        campaign_id: mail.campaign_id,
        campaign_name: mail.campaign_name ?? '',
        lead_id: mail.lead_id,
        waived_at: null,
        planned_at: null,
        cancelled_at: waits(mail) ? at : mail.cancelled_at,
        held_at: mail.held_at ?? null,
        kept_status: waits(mail) ? 'cancelled' : statusOf(mail.id),
        kept_at: mail.kept_at ?? at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return new Set(added.filter(waits).map((mail) => mail.campaign_id));
}

/**
 * A send continues if it was not finished since the backup, and neither were its mails.
 *
 * @returns the campaigns whose mails may have left since
 */
async function settleSends(
  query: Kysely<Schema>,
  sends: SinceTheBackup['sends'],
  statusOf: (id: string) => string | null,
): Promise<ReadonlySet<string>> {
  const halted = new Set<string>();
  const sendOf = new Map<string, SinceTheBackup['sends'][number]>();
  for (const send of sends) if (sendOf.get(send.id)?.state !== 'done') sendOf.set(send.id, send);
  const left = await query
    .selectFrom('campaign_send')
    .select(['id', 'campaign_id', 'state'])
    .where(sql<boolean>`state <> 'done'`)
    .execute();
  for (const { id, campaign_id: campaignId, state } of left) {
    const since = sendOf.get(id);
    // Whom it chose since the backup was added with the mails of campaigns.
    if (since?.state === 'done' && (since.stopped_at !== null || state === 'choosing')) {
      await query
        .updateTable('campaign_send')
        .set({ state: 'done', stopped_at: since.stopped_at, locked_by: null, locked_until: null })
        .where('id', '=', id)
        .execute();
      continue;
    }
    const hasChosen = state === 'choosing' && since?.state !== 'choosing';
    if (since === undefined || hasChosen || (await hasUnknown(query, id, campaignId, statusOf))) halted.add(campaignId);
  }
  return halted;
}

async function hasUnknown(
  query: Kysely<Schema>,
  sendId: string,
  campaignId: string,
  statusOf: (id: string) => string | null,
): Promise<boolean> {
  const mails = await query
    .selectFrom('campaign_mail')
    .innerJoin('lead', 'lead.id', 'campaign_mail.lead_id')
    .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .select('campaign_mail.id')
    .where('campaign_id', '=', campaignId)
    .where('send_id', '=', sendId)
    .where('kept_status', '=', 'queued')
    .where('outbox.id', 'is', null)
    .where('lead.deleted_at', 'is', null)
    .execute();
  return mails.some(({ id }) => !isWaiting(statusOf(id)));
}

/**
 * Holds the mails that the replaced database did not have as waiting, or all when it could not be read. Those to removed
 * leads are cancelled.
 *
 * @returns the campaigns to stop, and how many other mails were held
 */
async function holdUnknown(
  query: Kysely<Schema>,
  statusOf: (id: string) => string | null,
  at: string,
): Promise<{ readonly campaignIds: ReadonlySet<string>; readonly others: number }> {
  const waiting = await query
    .selectFrom('outbox')
    .leftJoin('campaign_mail', 'campaign_mail.id', 'outbox.id')
    .leftJoin('lead', 'lead.id', 'outbox.lead_id')
    .select(['outbox.id', 'campaign_mail.campaign_id', 'lead.deleted_at'])
    .where(sql<boolean>`outbox.status in ('queued', 'sending')`)
    .execute();
  const unknown = waiting.filter(({ id }) => !isWaiting(statusOf(id)));
  const campaignIds = new Set<string>();
  let others = 0;
  for (const some of slicesOf(unknown)) {
    await query.transaction().execute(async (transaction) => {
      for (const { id, campaign_id: campaignId, deleted_at } of some) {
        if (deleted_at === null && campaignId !== null && campaignId !== '') {
          campaignIds.add(campaignId);
          continue;
        }
        const isRemoved = deleted_at !== null;
        await transaction
          .updateTable('outbox')
          .set({ status: isRemoved ? 'cancelled' : 'failed', fault: isRemoved ? null : held, run_at: at })
          .where('id', '=', id)
          .execute();
        if (!isRemoved) others += 1;
      }
    });
  }
  return { campaignIds, others };
}
