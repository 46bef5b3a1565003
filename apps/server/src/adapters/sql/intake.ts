import {
  dayOf,
  defaultLanguage,
  emailKey,
  instantOf,
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  messageEvent,
  type ConsentRecord,
  type ContactMessage,
  type GuideSignUp,
  type Instant,
  type Lead,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import { giveConsent } from './consents.ts';
import { toLead, toRow } from './leadRows.ts';
import type { LeadDependencies } from './leads.ts';
import { addCount, type CountDependencies, type Counted } from './dailyCounts.ts';
import { addEvent, type NewEvent } from './leadTimeline.ts';
import { enqueueAutomatic, type AutomaticMailLimits, type CausedMail } from './enqueueMail.ts';
import { refusalsOf } from './refusals.ts';
import type { LeadRow, Schema } from './schema.ts';

type Consent = Pick<ConsentRecord, 'version' | 'wording' | 'page' | 'language'>;

/**
 * Takes in what visitors send. Lead, timeline, consent and mails are one transaction: when these promises resolve all of
 * it is on the disk, when they reject nothing is.
 */
export interface Intake {
  /** `mailsTo` is told which consent waits for its confirmation; `null` when none does. */
  acceptSignUp(
    signUp: GuideSignUp,
    consent: Consent | null,
    mailsTo: (lead: Lead, at: Instant, consentId: string | null) => CausedMail[],
  ): Promise<void>;
  acceptMessage(message: ContactMessage, mailsTo: (lead: Lead, at: Instant) => CausedMail[]): Promise<void>;
}

interface Arrival {
  readonly email: string;
  /** The lead of someone who was not known. */
  readonly first: (id: string, now: Instant) => Lead;
  /** The lead of someone who was. */
  readonly again: (lead: Lead, now: Instant) => Lead;
  readonly event: NewEvent;
  /** What the daily counts say about it. */
  readonly counted: Omit<Counted, 'day'>;
  readonly consent: Consent | null;
  readonly mailsTo: (lead: Lead, at: Instant, consentId: string | null) => CausedMail[];
}

export function createIntake({
  database,
  now,
  newId,
  hashAddress,
  pages,
  automaticPerHour,
}: LeadDependencies & CountDependencies & Pick<AutomaticMailLimits, 'automaticPerHour'>): Intake {
  const { query: db, engine } = database;

  const findLiving = (transaction: Kysely<Schema>, email: string): Promise<LeadRow | undefined> =>
    transaction
      .selectFrom('lead')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .where('deleted_at', 'is', null)
      .$if(engine === 'postgres', (select) => select.forUpdate())
      .executeTakeFirst();

  async function storeLead(transaction: Kysely<Schema>, arrival: Arrival, at: Instant): Promise<Lead> {
    const known = await findLiving(transaction, arrival.email);
    if (known === undefined) {
      const lead = arrival.first(newId(), at);
      const refused = await refusalsOf(transaction, hashAddress(arrival.email));
      const suppressed = refused.suppressed;
      const unsubscribedAt = refused.unsubscribedAt ?? (await unsubscribedBefore(transaction, arrival.email));
      const inserted = await transaction
        .insertInto('lead')
        .values({ ...toRow(lead), suppressed, unsubscribed_at: unsubscribedAt, deleted_at: null })
        .onConflict((conflict) => conflict.column('email_key').where('deleted_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted !== undefined) return { ...lead, suppressed, subscribed: unsubscribedAt === null };
    }
    // On PostgreSQL another process may have made the same lead in between; now it can be seen.
    const row = known ?? (await findLiving(transaction, arrival.email));
    if (row === undefined) throw new Error('The lead was removed while it was taken in.');
    const lead = arrival.again(toLead(row), at);
    await transaction.updateTable('lead').set(toRow(lead)).where('id', '=', lead.id).execute();
    return lead;
  }

  /** @returns its id while it has to be confirmed */
  async function keepConsent(
    transaction: Kysely<Schema>,
    lead: Lead,
    consent: Consent,
    at: Instant,
  ): Promise<string | null> {
    const id = newId();
    await giveConsent(transaction, { id, leadId: lead.id, at, ...consent });
    // Whoever confirmed before and never said goodbye, by whatever lead of the address, has nothing to confirm. Anyone else
    // may have had their address typed by somebody: a goodbye stands until its own inbox says otherwise.
    if (lead.consent === 'confirmed' && lead.subscribed) {
      const refused = await refusalsOf(transaction, hashAddress(lead.email));
      if (refused.unsubscribedAt === null) return null;
    }
    await transaction
      .updateTable('lead')
      .set({ consent: 'pending', consent_at: at })
      .where('id', '=', lead.id)
      .execute();
    return id;
  }

  const accept = (arrival: Arrival): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const at = instantOf(now());
      const lead = await storeLead(transaction, arrival, at);
      await addEvent(transaction, { id: newId(), leadId: lead.id, at, event: arrival.event });
      const consent = arrival.consent;
      const consentId = consent === null ? null : await keepConsent(transaction, lead, consent, at);
      const cause = { leadId: lead.id, at, newId, isBlocked: lead.suppressed === 'blocked' };
      await enqueueAutomatic(transaction, arrival.mailsTo(lead, at, consentId), cause, { engine, automaticPerHour });
      // Last, because everybody counts in the same rows and waits for whoever is counting.
      await addCount(transaction, { ...arrival.counted, day: dayOf(at) });
    });

  return {
    acceptSignUp: (signUp, consent, mailsTo) =>
      accept({
        email: signUp.email,
        first: (id, at) => leadFromSignUp(signUp, id, at),
        again: (lead, at) => leadWithSignUp(lead, signUp, at),
        event: { kind: 'guide_requested', source: signUp.source, page: signUp.page },
        counted: {
          event: 'guide_requested',
          source: signUp.source,
          page: pages.known(signUp.page),
          language: signUp.language ?? defaultLanguage,
        },
        consent,
        mailsTo,
      }),

    acceptMessage: (message, mailsTo) =>
      accept({
        email: message.email,
        first: (id, at) => leadFromMessage(message, id, at),
        again: (lead, at) => leadWithMessage(lead, message, at),
        event: messageEvent(message),
        counted: {
          event: 'contact_sent',
          source: 'website',
          page: pages.known(message.page),
          language: message.language ?? defaultLanguage,
        },
        consent: null,
        mailsTo,
      }),
  };
}

/** Whoever said goodbye has not come back because the advisor deleted the lead in between. */
async function unsubscribedBefore(transaction: Kysely<Schema>, email: string): Promise<Instant | null> {
  const deleted = await transaction
    .selectFrom('lead')
    .select('unsubscribed_at')
    .where('email_key', '=', emailKey(email))
    .where('unsubscribed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return deleted?.unsubscribed_at ?? null;
}
