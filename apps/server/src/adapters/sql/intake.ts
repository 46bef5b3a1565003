import {
  emailKey,
  instantOf,
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  type ConsentRecord,
  type ContactMessage,
  type GuideSignUp,
  type Instant,
  type Lead,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import { toLead, toRow } from './leadRows.ts';
import type { LeadDependencies } from './leads.ts';
import { addEvent, type NewEvent } from './leadTimeline.ts';
import { enqueue, withoutFlood, type CausedMail } from './outbox.ts';
import type { LeadRow, Schema } from './schema.ts';

type Consent = Pick<ConsentRecord, 'version' | 'wording' | 'page' | 'language'>;

/**
 * Takes in what visitors send. Lead, timeline, consent and mails are one transaction: when these promises resolve all of
 * it is on the disk, when they reject nothing is.
 */
export interface Intake {
  acceptSignUp(
    signUp: GuideSignUp,
    consent: Consent | null,
    mailsTo: (lead: Lead, at: Instant) => CausedMail[],
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
  readonly consent: Consent | null;
  readonly mailsTo: (lead: Lead, at: Instant) => CausedMail[];
}

export function createIntake({ database, now, newId }: LeadDependencies): Intake {
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
      const inserted = await transaction
        .insertInto('lead')
        .values({ ...toRow(lead), unsubscribed_at: null, deleted_at: null })
        .onConflict((conflict) => conflict.column('email_key').where('deleted_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted !== undefined) return lead;
    }
    // On PostgreSQL another process may have made the same lead in between; now it can be seen.
    const row = known ?? (await findLiving(transaction, arrival.email));
    if (row === undefined) throw new Error('The lead was removed while it was taken in.');
    const lead = arrival.again(toLead(row), at);
    await transaction.updateTable('lead').set(toRow(lead)).where('id', '=', lead.id).execute();
    return lead;
  }

  const accept = (arrival: Arrival): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const at = instantOf(now());
      const lead = await storeLead(transaction, arrival, at);
      await addEvent(transaction, { id: newId(), leadId: lead.id, at, event: arrival.event });
      if (arrival.consent !== null) {
        const { version, wording, page, language } = arrival.consent;
        await transaction
          .insertInto('consent')
          .values({ id: newId(), lead_id: lead.id, at, version, wording, page, language })
          .execute();
      }
      const cause = { leadId: lead.id, at, newId };
      await enqueue(transaction, await withoutFlood(transaction, arrival.mailsTo(lead, at), cause), cause);
    });

  return {
    acceptSignUp: (signUp, consent, mailsTo) =>
      accept({
        email: signUp.email,
        first: (id, at) => leadFromSignUp(signUp, id, at),
        again: (lead, at) => leadWithSignUp(lead, signUp, at),
        event: { kind: 'guide_requested', source: signUp.source, page: signUp.page },
        consent,
        mailsTo,
      }),

    acceptMessage: (message, mailsTo) =>
      accept({
        email: message.email,
        first: (id, at) => leadFromMessage(message, id, at),
        again: (lead, at) => leadWithMessage(lead, message, at),
        event: { kind: 'message_received', message: message.message, page: message.page },
        consent: null,
        mailsTo,
      }),
  };
}
