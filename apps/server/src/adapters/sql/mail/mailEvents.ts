import { emailKey, instantOf, type Instant, type MailEvent } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { AddressHash } from '../../secrets/addressHash.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { addEvent } from '../leads/leadTimeline.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import { countBounce, suppressAddress } from '../consent/suppressions.ts';
import type { Schema } from '../schema.ts';

export interface MailEvents {
  /**
   * Processes a report of the mail service on one mail. A repeated report changes nothing.
   *
   * @returns false when it matches no mail and no address of ours
   */
  take(event: MailEvent): Promise<boolean>;
  /** The mail server refused a mail because the mailbox does not exist: no campaign is sent to it any more. */
  refused(mailId: string, detail: string): Promise<void>;
}

/** The mail and the lead of an event, as far as they are still known. */
interface Subject {
  /** Set for a campaign's mail. */
  readonly mailId: string | null;
  /** The id of the mail, whichever kind; `null` when the report names an address only. */
  readonly outboxId: string | null;
  readonly campaign: { readonly campaignId: string; readonly campaignName: string } | null;
  readonly address: string;
  /** The lead with this address, deleted or not; `null` when it was erased, or the mail went to the advisor. */
  readonly leadId: string | null;
}

/** `<id@domain>`, with or without the brackets. */
const idIn = (messageId: string): string => messageId.trim().replace(/^</, '').split('@', 1)[0] ?? '';

/** Mails to the advisor's own addresses: a mail server that was set up wrongly for a moment must not close those. */
const toThePractice: ReadonlySet<string> = new Set(['contact_advisor', 'password_changed']);

async function subjectOf(
  transaction: Kysely<Schema>,
  { messageId, email }: Pick<MailEvent, 'messageId' | 'email'>,
  hash: AddressHash,
): Promise<Subject | null> {
  const id = messageId === undefined ? undefined : idIn(messageId);
  const known =
    id === undefined
      ? undefined
      : await transaction
          .selectFrom('outbox')
          .leftJoin('campaign_mail', 'campaign_mail.id', 'outbox.id')
          .select(['outbox.recipient', 'outbox.kind', 'campaign_mail.id as mailId', 'campaign_id', 'campaign_name'])
          .where('outbox.id', '=', id)
          .executeTakeFirst();
  if (known !== undefined && toThePractice.has(known.kind)) return null;
  const address = known?.recipient ?? email;
  if (address === undefined) return null;
  const lead = await transaction
    .selectFrom('lead')
    .select('id')
    .where('email_key', '=', emailKey(address))
    // A deleted lead may be restored, or sign up again: its address's events count too.
    .orderBy(sql`case when deleted_at is null then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known === undefined && lead === undefined && !(await wasErased(transaction, hash(address)))) return null;
  const campaign =
    typeof known?.campaign_id === 'string'
      ? { campaignId: known.campaign_id, campaignName: known.campaign_name ?? '' }
      : null;
  const outboxId = known === undefined ? null : (id ?? null);
  return { mailId: known?.mailId ?? null, outboxId, campaign, address, leadId: lead?.id ?? null };
}

/** Whether an erased lead had this address. */
async function wasErased(transaction: Kysely<Schema>, addressHash: string): Promise<boolean> {
  const erased = await transaction
    .selectFrom('erased_lead')
    .select('id')
    .where('address_hash', '=', addressHash)
    .limit(1)
    .executeTakeFirst();
  return erased !== undefined;
}

async function hasEvent(transaction: Kysely<Schema>, id: string | null): Promise<boolean> {
  if (id === null) return false;
  return (
    (await transaction.selectFrom('lead_event').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** @returns false when it was set before */
async function setOnce(
  transaction: Kysely<Schema>,
  mailId: string,
  column: 'delivered_at' | 'bounced_at' | 'complained_at',
  at: Instant,
): Promise<boolean> {
  const result = await transaction
    .updateTable('campaign_mail')
    .set({ [column]: at })
    .where('id', '=', mailId)
    .where(column, 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function createMailEvents({ database, now, newId, hashAddress }: LeadDependencies): MailEvents {
  const { query: db, engine } = database;

  /** For a mail without a campaign: whether the address was already suppressed for this reason. */
  async function isSuppressed(transaction: Kysely<Schema>, address: string, reason: 'bounced' | 'complained') {
    const row = await transaction
      .selectFrom('address_refusal')
      .select('reason')
      .where('address_hash', '=', hashAddress(address))
      .where('reason', '=', reason)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function takeBounce(
    transaction: Kysely<Schema>,
    subject: Subject,
    event: Pick<MailEvent, 'permanent' | 'detail'>,
    at: Instant,
  ) {
    const { mailId, outboxId, address, leadId, campaign } = subject;
    // A full mailbox is reported again and again: the mail's own id is that of its event.
    const eventId = mailId === null && !event.permanent ? outboxId : null;
    const isNews =
      mailId !== null
        ? await setOnce(transaction, mailId, 'bounced_at', at)
        : !(await isSuppressed(transaction, address, 'bounced')) && !(await hasEvent(transaction, eventId));
    if (event.permanent) await suppressAddress(transaction, hashAddress, { address, reason: 'bounced', at });
    if (!isNews || leadId === null) return;
    const { permanent, detail } = event;
    await countBounce(transaction, { id: eventId ?? newId(), leadId, to: address, at, permanent, detail, campaign });
    await writeLeadChanges(transaction, engine, { at, by: null }, { changed: [leadId] });
  }

  async function takeComplaint(transaction: Kysely<Schema>, subject: Subject, at: Instant) {
    const { mailId, address, leadId, campaign } = subject;
    const isNews = !(await isSuppressed(transaction, address, 'complained'));
    if (mailId !== null) await setOnce(transaction, mailId, 'complained_at', at);
    await suppressAddress(transaction, hashAddress, { address, reason: 'complained', at });
    if (!isNews || leadId === null) return;
    const told = { kind: 'mail_complained' as const, to: address, ...campaign };
    await addEvent(transaction, { id: newId(), leadId, at, event: told });
    await writeLeadChanges(transaction, engine, { at, by: null }, { changed: [leadId] });
  }

  return {
    refused: (mailId, detail) =>
      db.transaction().execute(async (transaction) => {
        const at = instantOf(now());
        const subject = await subjectOf(transaction, { messageId: mailId }, hashAddress);
        if (subject === null) return;
        // It was never sent, so it is not a bounce of the campaign.
        await takeBounce(transaction, { ...subject, mailId: null }, { permanent: true, detail }, at);
      }),

    take: (event) =>
      db.transaction().execute(async (transaction) => {
        const subject = await subjectOf(transaction, event, hashAddress);
        if (subject === null) return false;
        const received = instantOf(now());
        // The sender's clock may be ahead: the event must not be dated after its receipt.
        const at = event.at !== undefined && event.at < received ? event.at : received;
        if (event.type === 'bounced') await takeBounce(transaction, subject, event, at);
        else if (event.type === 'complained') await takeComplaint(transaction, subject, at);
        else if (subject.mailId !== null) await setOnce(transaction, subject.mailId, 'delivered_at', at);
        return true;
      }),
  };
}
