import { emailKey, fail, ok, type DeliveryReasonCode, type MailKind, type Result } from '@fnc/domain';
import type { AddressHash } from '../../secrets/addressHash.ts';
import type { Database } from '../database.ts';
import type { LeadRow, OutboxRow } from '../schema.ts';
import { answerRefusalOf, sendingRefusal } from './sendingRules.ts';

/** Why a mail may not be sent now; includes a stopped campaign, and a lease that another worker has or had. */
type HoldBack = DeliveryReasonCode | 'cancelled' | 'lease_lost';

/**
 * Checks a last time whether a mail may be sent: returns the whole mail, or why not. A campaign may be sent as long as
 * its lead does not refuse it, an answer as long as its address accepts mail, and a mail that a form caused unless the
 * advisor blocked its address. None of these is sent to a deleted lead, or to an address that was corrected. The
 * unsubscribe link and the mails to the advisor may always be sent.
 */
export type LastLook = (mail: OutboxRow) => Promise<Result<OutboxRow, HoldBack>>;

/** The content of a campaign, with placeholders. */
interface Words {
  readonly subject: string;
  readonly content: string;
}

/** The recipient of the mail. */
type Reader = Pick<LeadRow, 'name' | 'profession' | 'language' | 'consent'>;

/** Fills in a campaign for one lead: the payload of its kind, and the addresses that a click may open. */
export type FillIn = (
  words: Words,
  reader: Reader,
) => { readonly subject: string; readonly payload: string; readonly links: readonly string[] };

interface Dependencies {
  readonly database: Database;
  readonly hashAddress: AddressHash;
  readonly fillIn: FillIn;
}

/** Mails that a visitor's form, or the advisor's wish to repeat one, caused. */
const formMails: ReadonlySet<string> = new Set<MailKind>(['guide', 'contact_confirmation', 'newsletter_confirmation']);

/** Number of cached snapshots, for campaigns that are sent at the same time. */
const atHand = 8;

/** The content of a send, and its addresses as stored; `undefined` when the send does not exist. */
type Snapshots = (sendId: string) => Promise<(Words & { readonly links: string }) | undefined>;

/** Cached, because a snapshot never changes and is used for thousands of mails. */
function createSnapshots({ query }: Database): Snapshots {
  const known = new Map<string, ReturnType<Snapshots>>();
  return (sendId) => {
    const found =
      known.get(sendId) ??
      query
        .selectFrom('campaign_snapshot')
        .select(['subject', 'content', 'links'])
        .where('send_id', '=', sendId)
        .executeTakeFirst();
    // Moves the snapshot to the end: the most recently used one stays longest.
    known.delete(sendId);
    known.set(sendId, found);
    found.catch(() => known.delete(sendId));
    const [oldest] = known.keys();
    if (known.size > atHand && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

export function createLastLook({ database, hashAddress: hash, fillIn }: Dependencies): LastLook {
  const { query } = database;
  const snapshots = createSnapshots(database);
  // Compiled once, because these queries run for each mail.
  const others = query.selectFrom('outbox').select(['status', 'locked_by']).where('id', '=', 'mail').compile();
  const campaigns = query
    .selectFrom('campaign_mail')
    .innerJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .leftJoin('mail_content', 'mail_content.id', 'campaign_mail.id')
    .innerJoin('lead', 'lead.id', 'campaign_mail.lead_id')
    .leftJoin('address_refusal', (join) => join.on('address_hash', '=', 'address'))
    .select([
      'email_key',
      'lead.unsubscribed_at',
      'suppressed',
      'consent',
      'lead.name',
      'profession',
      'language',
      'deleted_at',
      'waived_at',
      'send_id',
      'reason',
      'mail_content.payload',
      'outbox.status',
      'locked_by',
      'cancelled_at',
    ])
    .where('campaign_mail.id', '=', 'mail')
    .compile();

  const answers = query
    .selectFrom('outbox')
    .innerJoin('mail_content', 'mail_content.id', 'outbox.id')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .leftJoin('address_refusal', (join) => join.on('address_hash', '=', 'address'))
    .select(['email_key', 'suppressed', 'deleted_at', 'reason', 'mail_content.payload', 'outbox.status', 'locked_by'])
    .where('outbox.id', '=', 'mail')
    .compile();

  const forms = query
    .selectFrom('outbox')
    .leftJoin('lead', 'lead.id', 'outbox.lead_id')
    .leftJoin('address_refusal', (join) => join.on('address_hash', '=', 'address'))
    .select(['lead_id', 'email_key', 'suppressed', 'deleted_at', 'reason', 'outbox.status', 'locked_by'])
    .where('outbox.id', '=', 'mail')
    .compile();

  /** A form's mail may prove that an address accepts mail again, so that only a block by hand holds it back. */
  async function lookAtFormMail(mail: OutboxRow): Promise<Result<OutboxRow, HoldBack>> {
    const asked: typeof forms = { ...forms, parameters: [hash(mail.recipient), mail.id] };
    const [found, ...more] = (await query.executeQuery(asked)).rows;
    if (found === undefined || !isHeld(found, mail)) return fail('lease_lost');
    if (found.lead_id === null) return ok(mail);
    if (found.email_key === null || found.deleted_at !== null) return fail('lead_removed');
    if (found.email_key !== emailKey(mail.recipient)) return fail('address_changed');
    const isBlocked = found.suppressed === 'blocked' || [found, ...more].some(({ reason }) => reason === 'blocked');
    return isBlocked ? fail('blocked') : ok(mail);
  }

  async function lookAtAnswer(mail: OutboxRow): Promise<Result<OutboxRow, HoldBack>> {
    const asked: typeof answers = { ...answers, parameters: [hash(mail.recipient), mail.id] };
    const [found, ...more] = (await query.executeQuery(asked)).rows;
    if (found === undefined) return fail('lead_removed');
    if (!isHeld(found, mail)) return fail('lease_lost');
    if (found.deleted_at !== null) return fail('lead_removed');
    if (found.email_key !== emailKey(mail.recipient)) return fail('address_changed');
    const refusal = answerRefusalOf({
      lead: found,
      addressReasons: [found, ...more].flatMap(({ reason }) => reason ?? []),
    });
    return refusal === null ? ok({ ...mail, payload: found.payload }) : fail(refusal);
  }

  /** Stores the content as sent, for the timeline and for clicks. `null`: the content is gone. */
  async function filledIn(mail: OutboxRow, found: Reader & { send_id: string | null }): Promise<OutboxRow | null> {
    const snapshot = found.send_id === null ? undefined : await snapshots(found.send_id);
    if (snapshot === undefined) return null;
    const { subject, payload, links } = fillIn(snapshot, found);
    if (subject !== mail.subject) {
      await query.updateTable('outbox').set({ subject }).where('id', '=', mail.id).execute();
    }
    const own = JSON.stringify(links);
    if (own !== snapshot.links) {
      await query.updateTable('campaign_mail').set({ links: own }).where('id', '=', mail.id).execute();
    }
    return { ...mail, subject, payload };
  }

  return async (mail) => {
    if (mail.kind === 'answer') return await lookAtAnswer(mail);
    if (formMails.has(mail.kind)) return await lookAtFormMail(mail);
    if (mail.kind !== 'campaign') {
      const asked: typeof others = { ...others, parameters: [mail.id] };
      const [row] = (await query.executeQuery(asked)).rows;
      return row !== undefined && isHeld(row, mail) ? ok(mail) : fail('lease_lost');
    }
    const asked: typeof campaigns = { ...campaigns, parameters: [hash(mail.recipient), mail.id] };
    const [found, ...more] = (await query.executeQuery(asked)).rows;
    if (found === undefined) return fail('lead_removed');
    if (!isHeld(found, mail)) return fail('lease_lost');
    if (found.cancelled_at !== null) return fail('cancelled');
    if (found.deleted_at !== null) return fail('lead_removed');
    // The refusals of the former address say nothing about this one.
    if (found.email_key !== emailKey(mail.recipient)) return fail('address_changed');
    const addressReasons = [found, ...more].flatMap(({ reason }) => reason ?? []);
    const refusal = sendingRefusal({ lead: found, addressReasons, withoutConsent: found.waived_at !== null });
    if (refusal !== null) return fail(refusal);
    // The caller filled it in.
    if (found.payload !== null) return ok({ ...mail, payload: found.payload });
    const whole = await filledIn(mail, found);
    return whole === null ? fail('lead_removed') : ok(whole);
  };
}

type Held = Pick<OutboxRow, 'status' | 'locked_by'>;

/** Whether the worker that claimed it still has the lease: a suspended process may have lost it long ago. */
const isHeld = (found: Held, claimed: Held): boolean =>
  found.status === 'sending' && found.locked_by === claimed.locked_by;
