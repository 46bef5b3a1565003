import { emailKey, fail, instantOf, ok, type Instant, type Result } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { inBatches } from '../batches.ts';
import { isHeld as wasHeld, isRetryable } from './campaignRows.ts';
import { chunksOf } from '../file/lists/fileList.ts';
import { lockLead } from '../leads/leadRows.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import { sameAnswerAfter } from '../mail/answerMails.ts';
import { enqueueCampaignMail, queueAnew, type AcceptedMail } from '../mail/queueAnew.ts';
import { sendingRefusal, type SendingRefusal } from '../mail/sendingRules.ts';
import type { LeadRow, Schema } from '../schema.ts';

/** A submitted mail of a campaign, filled in for its lead. */
interface CampaignMail {
  readonly campaignId: string;
  readonly campaignName: string;
  readonly leadId: string;
  readonly to: string;
  readonly subject: string;
  /** `null`: as soon as possible. */
  readonly sendAt: Instant | null;
  readonly withoutConsent: boolean;
  /** The advisor's tick that a mail which a restore held may go out again. */
  readonly again: boolean;
  /** The addresses that a click may open. */
  readonly links: readonly string[];
  /** The input of the composer of campaigns, in the language of the lead. */
  readonly payloadFor: (lead: Pick<LeadRow, 'language' | 'consent'>) => unknown;
}

export type AcceptFault = 'lead_not_found' | 'recipient_mismatch' | 'held' | SendingRefusal;

export interface CampaignMails {
  /**
   * Stores a mail once per campaign and lead, however often and by how many callers it is submitted. A cancelled or
   * skipped mail was never sent, and is queued again; one that a restore held only with the advisor's tick, else the
   * fault is `held`.
   */
  accept(mail: CampaignMail): Promise<Result<AcceptedMail, AcceptFault>>;
  /**
   * Stops the unsent mails.
   *
   * @param isHeld whether a mail may have left before a backup was put back, which is stored with it
   * @returns how many mails
   */
  cancel(campaignId: string, isHeld?: (mailId: string) => boolean): Promise<number>;
  /**
   * Queues mails again that are worth a retry, to the present address of the lead: failed ones, and those whose lead
   * was restored, or whose address was corrected and consented since; none of a removed campaign.
   *
   * @returns how many mails
   */
  retry(campaignId: string): Promise<number>;
  /**
   * Marks campaigns with no sent mail whose planned time passed before this: the server was down.
   *
   * @returns how many mails
   */
  markMissed(plannedBefore: Instant): Promise<number>;
  /** Removes the content of sent mails, of answers once they cannot be repeated; their subject stays. */
  forgetContents(signal?: AbortSignal): Promise<void>;
}

interface MailToCancel {
  readonly id: string;
  readonly leadId: string | null;
  readonly status: string;
  /** `null`: it was not handed over yet. */
  readonly place: string | null;
}

/** The next mails of a campaign, last lead first. Mails of erased leads are sent, or never will be. */
const mailsBefore = (
  transaction: Kysely<Schema>,
  campaignId: string,
  before: string | null,
  amount: number,
): Promise<MailToCancel[]> =>
  transaction
    .selectFrom('campaign_mail')
    .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .select([
      'campaign_mail.id',
      'campaign_mail.lead_id as leadId',
      'outbox.id as place',
      sql<string>`coalesce(outbox.status, campaign_mail.kept_status, '')`.as('status'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('campaign_mail.lead_id', 'is not', null)
    .$if(before !== null, (select) => select.where('campaign_mail.lead_id', '<', before))
    .orderBy('campaign_mail.lead_id', 'desc')
    .limit(amount)
    .execute();

interface Stop {
  readonly at: Instant;
  readonly isHeld: (mailId: string) => boolean;
}

/** @returns the number of mails to stop */
async function cancelSome(
  transaction: Kysely<Schema>,
  mails: readonly MailToCancel[],
  { at, isHeld }: Stop,
): Promise<number> {
  const waiting = mails.filter(({ status }) => status === 'queued' || status === 'sending');
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  // Also marks mails being sent: if one does not arrive, it is not retried.
  await transaction.updateTable('campaign_mail').set({ cancelled_at: at }).where('id', 'in', ids).execute();
  const held = ids.filter(isHeld);
  if (held.length > 0) {
    await transaction.updateTable('campaign_mail').set({ held_at: at }).where('id', 'in', held).execute();
  }
  const result = await transaction
    .updateTable('outbox')
    .set({ status: 'cancelled', run_at: at })
    .where('id', 'in', ids)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  const unplaced = waiting.filter(({ place }) => place === null).map(({ id }) => id);
  if (unplaced.length > 0) {
    await transaction
      .updateTable('campaign_mail')
      .set({ kept_status: 'cancelled', kept_at: at })
      .where('id', 'in', unplaced)
      .execute();
  }
  return Number(result.numUpdatedRows) + unplaced.length;
}

/** Queues mails of a campaign again that were not sent. @returns how many still were not */
async function queueSome(transaction: Kysely<Schema>, ids: readonly string[], at: Instant): Promise<number> {
  // A retry overrides a stop: failed mails are no longer cancelled. Nor is a lead refused that was restored or corrected.
  await transaction
    .updateTable('campaign_mail')
    .set({ cancelled_at: null, kept_fault: null })
    .where('id', 'in', ids)
    .execute();
  // The tick for leads without consent was set for the address that the mail had.
  await transaction
    .updateTable('campaign_mail')
    .set({ waived_at: null })
    .where('id', 'in', ids)
    .where('waived_at', 'is not', null)
    .where(
      sql<boolean>`(select lower(lead.email) <> lower(outbox.recipient) from outbox join lead on lead.id = outbox.lead_id
        where outbox.id = campaign_mail.id)`,
    )
    .execute();
  const result = await transaction
    .updateTable('outbox')
    .set({
      status: 'queued',
      run_at: at,
      attempts: 0,
      recipient: sql<string>`coalesce((select email from lead where lead.id = outbox.lead_id), recipient)`,
      // A failure still says why it waits; the deletion was undone.
      fault: sql<string | null>`case when status = 'skipped' then null else fault end`,
    })
    .where('id', 'in', ids)
    .where('status', 'in', ['failed', 'skipped'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Whether a restore held the lead's mail of this campaign, and nobody sent it since. */
async function isMailHeld(
  transaction: Kysely<Schema>,
  { campaignId, leadId }: Pick<CampaignMail, 'campaignId' | 'leadId'>,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('campaign_mail')
    .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .select('campaign_mail.id')
    .where('campaign_id', '=', campaignId)
    .where('campaign_mail.lead_id', '=', leadId)
    .where(wasHeld)
    .executeTakeFirst();
  return held !== undefined;
}

export function createCampaignMails({ database, now, newId, hashAddress }: LeadDependencies): CampaignMails {
  const { query: db, engine } = database;

  async function refusalOf(transaction: Kysely<Schema>, lead: LeadRow, mail: CampaignMail) {
    if (emailKey(mail.to) !== lead.email_key) return 'recipient_mismatch' as const;
    const reasons = await transaction
      .selectFrom('address_refusal')
      .select('reason')
      .where('address_hash', '=', hashAddress(lead.email))
      .execute();
    const addressReasons = reasons.map(({ reason }) => reason);
    return sendingRefusal({ lead, addressReasons, withoutConsent: mail.withoutConsent });
  }

  async function store(transaction: Kysely<Schema>, mail: CampaignMail, lead: LeadRow): Promise<AcceptedMail> {
    const at = instantOf(now());
    const { campaignId, campaignName, sendAt } = mail;
    const planned = sendAt !== null && sendAt > at ? sendAt : null;
    const about = {
      campaign_name: campaignName,
      planned_at: planned,
      waived_at: mail.withoutConsent ? at : null,
      links: JSON.stringify(mail.links),
    };
    const queued = {
      status: 'queued' as const,
      recipient: lead.email,
      subject: mail.subject,
      run_at: planned ?? at,
    };
    const payload = JSON.stringify(mail.payloadFor(lead));
    const id = newId();
    const inserted = await transaction
      .insertInto('campaign_mail')
      .values({ id, campaign_id: campaignId, lead_id: lead.id, ...about })
      .onConflict((conflict) => conflict.columns(['campaign_id', 'lead_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await enqueueCampaignMail(transaction, { id, leadId: lead.id, queued, at });
      await transaction.insertInto('mail_content').values({ id, payload }).execute();
      return { id, status: 'queued', repeated: false };
    }
    return await queueAnew(transaction, mail, { about, queued, payload, at });
  }

  const mailsOf = (campaignId: string) =>
    db.selectFrom('campaign_mail').select('campaign_mail.id').where('campaign_id', '=', campaignId);

  return {
    accept: (mail) =>
      db.transaction().execute(async (transaction): Promise<Result<AcceptedMail, AcceptFault>> => {
        // Locked, so that an unsubscribe at this moment comes before or after, and not in between.
        const lead = await lockLead(transaction, engine, mail.leadId);
        if (lead === undefined || lead.deleted_at !== null) return fail('lead_not_found');
        const refusal = await refusalOf(transaction, lead, mail);
        if (refusal !== null) return fail(refusal);
        if (!mail.again && (await isMailHeld(transaction, mail))) return fail('held');
        return ok(await store(transaction, mail, lead));
      }),

    async cancel(campaignId, isHeld = () => false) {
      const at = instantOf(now());
      let cancelled = 0;
      // From the end, so that the last ones to be sent are stopped first: the worker comes from the other side.
      let last: string | null = null;
      const cancelBatch = async (transaction: Kysely<Schema>, amount: number) => {
        const mails = await mailsBefore(transaction, campaignId, last, amount);
        last = mails.at(-1)?.leadId ?? last;
        cancelled += await cancelSome(transaction, mails, { at, isHeld });
        return mails.length;
      };
      // With larger batches, because mails that are not stopped yet keep being sent.
      await inBatches(database, cancelBatch, { aimMs: 15 });
      return cancelled;
    },

    retry: (campaignId) =>
      db.transaction().execute(async (transaction) => {
        const retryable = await mailsOf(campaignId)
          .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
          .where('campaign_id', 'not in', (from) =>
            from.selectFrom('campaign').select('campaign.id').where('deleted_at', 'is not', null),
          )
          // A case, as in the list of deliveries: by a bare condition PostgreSQL would read the whole outbox.
          .where(sql<boolean>`case when ${isRetryable} then 1 end = 1`)
          .execute();
        const at = instantOf(now());
        let queued = 0;
        for (const some of chunksOf(retryable.map(({ id }) => id))) queued += await queueSome(transaction, some, at);
        return queued;
      }),

    async forgetContents(signal) {
      // Reads all contents once, because those of a large waiting campaign would be read again for each batch.
      let last = '';
      const repeatableAfter = sameAnswerAfter(instantOf(now()));
      const forgetBatch = async (transaction: Kysely<Schema>, amount: number) => {
        const contents = await transaction
          .selectFrom('mail_content')
          .innerJoin('outbox', 'outbox.id', 'mail_content.id')
          .select(['mail_content.id', 'outbox.status', 'outbox.kind', 'outbox.created_at'])
          .where('mail_content.id', '>', last)
          .orderBy('mail_content.id')
          .limit(amount)
          .execute();
        last = contents.at(-1)?.id ?? last;
        const left = contents
          .filter(
            ({ status, kind, created_at: at }) => status === 'sent' && (kind !== 'answer' || at <= repeatableAfter),
          )
          .map(({ id }) => id);
        if (left.length > 0) await transaction.deleteFrom('mail_content').where('id', 'in', left).execute();
        return contents.length;
      };
      await inBatches(database, forgetBatch, { signal });
    },

    async markMissed(plannedBefore) {
      const result = await db
        .updateTable('campaign_mail')
        .set({ missed_at: instantOf(now()) })
        .where('planned_at', '<', plannedBefore)
        .where('missed_at', 'is', null)
        .where('id', 'in', (from) =>
          from
            .selectFrom('outbox')
            .select('outbox.id')
            .where(sql<boolean>`outbox.status = 'queued'`)
            .where('attempts', '=', 0),
        )
        // Mails of a campaign being sent may wait for their turn: that does not mean that the server was down.
        .where('campaign_id', 'not in', (from) =>
          from
            .selectFrom('campaign_mail as other')
            .innerJoin('outbox', 'outbox.id', 'other.id')
            .select('other.campaign_id')
            .where((where) => where.or([where('outbox.attempts', '>', 0), where('outbox.status', '=', 'sent')])),
        )
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  };
}
