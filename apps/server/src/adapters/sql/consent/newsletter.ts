import {
  fail,
  instantOf,
  millisecondsOf,
  newsletterPath,
  ok,
  type ConsentEntry,
  type Instant,
  type Language,
  type Lead,
  type Result,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import { markConsent, readConsents } from './consents.ts';
import { enqueue, type CausedMail } from '../mail/enqueueMail.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { lockLead, toLead } from '../leads/leadRows.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import { addEvent } from '../leads/leadTimeline.ts';
import { liftBounce, refusalsOf, welcomeAddress } from './refusals.ts';
import type { LeadRow, Schema } from '../schema.ts';

const dayMs = 86_400_000;
/** The most confirmations per day that the advisor can have sent to a lead. */
const resentPerDay = 3;

export type ResendFault =
  | 'lead_not_found'
  | 'confirmation_not_pending'
  | 'recipient_suppressed'
  | 'recipient_blocked'
  | 'confirmation_too_often';

export interface Newsletter {
  /**
   * Confirms a consent: from then on its lead gets the newsletter, also if it had unsubscribed before or its address
   * bounced. A repeated call changes nothing.
   *
   * @returns false when there is no such consent, or it was withdrawn after it was given
   */
  confirm(consentId: string): Promise<boolean>;
  /** Stores another mail with the confirmation link; returns its lead. */
  resend(leadId: string, mailTo: (lead: Lead, consentId: string) => CausedMail): Promise<Result<Lead, ResendFault>>;
  /** The consents and withdrawals of a lead, oldest first; `null` when the lead does not exist. */
  consents(leadId: string): Promise<readonly ConsentEntry[] | null>;
}

export function createNewsletter({ database, now, newId, hashAddress }: LeadDependencies): Newsletter {
  const { query: db, engine } = database;

  /** The last unsubscription of an address, by this lead or another one that had it. */
  async function lastUnsubscription(transaction: Kysely<Schema>, lead: LeadRow): Promise<Instant | null> {
    const { unsubscribedAt } = await refusalsOf(transaction, hashAddress(lead.email));
    if (unsubscribedAt === null || lead.unsubscribed_at === null) return unsubscribedAt ?? lead.unsubscribed_at;
    return unsubscribedAt > lead.unsubscribed_at ? unsubscribedAt : lead.unsubscribed_at;
  }

  async function subscribe(
    transaction: Kysely<Schema>,
    lead: LeadRow,
    { unsubscribedAt, askedAt, at }: { unsubscribedAt: Instant | null; askedAt: Instant; at: Instant },
  ) {
    // Updates every lead of the address, as unsubscribing does; otherwise erasing a deleted one would unsubscribe it
    // again.
    await transaction
      .updateTable('lead')
      .set({ unsubscribed_at: null, updated_at: at })
      .where('email_key', '=', lead.email_key)
      .where('unsubscribed_at', 'is not', null)
      .execute();
    await transaction
      .updateTable('lead')
      .set({ consent: 'confirmed', consent_at: at, updated_at: at })
      .where('id', '=', lead.id)
      .execute();
    await welcomeAddress(transaction, hashAddress(lead.email));
    await liftBounce(transaction, lead.email, hashAddress(lead.email), askedAt);
    const page = newsletterPath(lead.language as Language);
    await markConsent(transaction, {
      id: newId(),
      leadId: lead.id,
      at,
      kind: 'confirmed',
      language: lead.language,
      page,
    });
    await addEvent(transaction, { id: newId(), leadId: lead.id, at, event: { kind: 'newsletter_confirmed' } });
    if (unsubscribedAt === null) return;
    await addEvent(transaction, { id: newId(), leadId: lead.id, at, event: { kind: 'subscribed_again' } });
  }

  return {
    confirm: (consentId) =>
      db.transaction().execute(async (transaction) => {
        const consent = await transaction
          .selectFrom('consent')
          .select(['id', 'lead_id', 'at'])
          .where('id', '=', consentId)
          .where('kind', 'in', ['given', 'given_again'])
          .executeTakeFirst();
        if (consent === undefined) return false;
        const lead = await lockLead(transaction, engine, consent.lead_id);
        // Nobody mails a deleted lead: the page offers a new sign-up.
        if (lead === undefined || lead.deleted_at !== null) return false;
        const unsubscribedAt = await lastUnsubscription(transaction, lead);
        if (await wasTakenBack(transaction, consent, unsubscribedAt)) return false;
        if (lead.consent !== 'confirmed' || unsubscribedAt !== null) {
          const at = instantOf(now());
          await subscribe(transaction, lead, { unsubscribedAt, askedAt: consent.at, at });
          await writeLeadChanges(transaction, engine, { at, by: null }, { changed: [lead.id] });
        }
        return true;
      }),

    resend: (leadId, mailTo) =>
      db.transaction().execute(async (transaction): Promise<Result<Lead, ResendFault>> => {
        const row = await lockLead(transaction, engine, leadId);
        if (row === undefined || row.deleted_at !== null) return fail('lead_not_found');
        const at = instantOf(now());
        const given = await transaction
          .selectFrom('consent')
          .select(['id', 'lead_id', 'at'])
          .where('lead_id', '=', leadId)
          .where('kind', 'in', ['given', 'given_again'])
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (given === undefined || row.consent !== 'pending') return fail('confirmation_not_pending');
        if (await wasTakenBack(transaction, given, await lastUnsubscription(transaction, row))) {
          return fail('confirmation_not_pending');
        }
        if (row.suppressed === 'blocked') return fail('recipient_blocked');
        if (row.suppressed !== null) return fail('recipient_suppressed');
        const sent = await transaction
          .selectFrom('outbox')
          .select('id')
          .where('lead_id', '=', leadId)
          .where('kind', '=', 'newsletter_confirmation')
          .where('created_at', '>', instantOf(millisecondsOf(at) - dayMs))
          .limit(resentPerDay)
          .execute();
        if (sent.length >= resentPerDay) return fail('confirmation_too_often');
        const lead = toLead(row);
        await enqueue(transaction, [mailTo(lead, given.id)], { leadId, at, newId });
        return ok(lead);
      }),

    async consents(leadId) {
      const lead = await db
        .selectFrom('lead')
        .select('id')
        .where('id', '=', leadId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return lead === undefined ? null : await readConsents(db, leadId);
    },
  };
}

/**
 * Whether an unsubscription or another address came after the tick. Ids are ordered by time, so they decide within one
 * millisecond.
 */
async function wasTakenBack(
  transaction: Kysely<Schema>,
  consent: { readonly id: string; readonly lead_id: string; readonly at: Instant },
  unsubscribedAt: Instant | null,
): Promise<boolean> {
  if (unsubscribedAt !== null && unsubscribedAt > consent.at) return true;
  const later = await transaction
    .selectFrom('consent')
    .select('id')
    .where('lead_id', '=', consent.lead_id)
    .where('kind', 'in', unsubscribedAt === consent.at ? ['withdrawn', 'address_changed'] : ['address_changed'])
    .where('id', '>', consent.id)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
