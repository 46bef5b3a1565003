import { emailKey, fail, instantOf, millisecondsOf, ok, type Instant, type Result } from '@fnc/domain';
import type { Kysely } from 'kysely';
import { lockLead } from '../leads/leadRows.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import type { AcceptedMail } from './queueAnew.ts';
import { answerRefusalOf } from './sendingRules.ts';
import type { LeadRow, Schema } from '../schema.ts';

/** A mail from the advisor to one lead, without a campaign. */
interface AnswerMail {
  readonly leadId: string;
  readonly to: string;
  readonly subject: string;
  /** `null`: as soon as possible. */
  readonly sendAt: Instant | null;
  /** User name of the author. */
  readonly by: string;
  /** The input of the composer of answers, in the language of the lead. */
  readonly payloadFor: (lead: Pick<LeadRow, 'language'>) => unknown;
}

type AnswerFault = 'lead_not_found' | 'recipient_mismatch' | 'suppressed' | 'blocked';

export interface AnswerMails {
  /**
   * Stores an answer: it needs no consent, and is sent before any campaign; the lead's clocks stop when it was sent. The
   * same text again within ten minutes is the same answer, so that a caller without a response may retry. For an earlier
   * moment it moves the planned one forward.
   */
  accept(mail: AnswerMail): Promise<Result<AcceptedMail, AnswerFault>>;
}

const sameAnswerMs = 600_000;

/** An answer stored later than this is recognised when it is repeated, for which its text is needed. */
export const sameAnswerAfter = (at: Instant): Instant => instantOf(millisecondsOf(at) - sameAnswerMs);

export function createAnswerMails({ database, now, newId, hashAddress }: LeadDependencies): AnswerMails {
  const { query: db, engine } = database;

  async function refusalOf(transaction: Kysely<Schema>, lead: LeadRow, to: string): Promise<AnswerFault | null> {
    if (emailKey(to) !== lead.email_key) return 'recipient_mismatch';
    const reasons = await transaction
      .selectFrom('address_refusal')
      .select('reason')
      .where('address_hash', '=', hashAddress(lead.email))
      .execute();
    return answerRefusalOf({ lead, addressReasons: reasons.map(({ reason }) => reason) });
  }

  async function store(transaction: Kysely<Schema>, mail: AnswerMail, lead: LeadRow): Promise<AcceptedMail> {
    const at = instantOf(now());
    const payload = JSON.stringify(mail.payloadFor(lead));
    const { subject, sendAt } = mail;
    const planned = sendAt !== null && sendAt > at ? sendAt : at;
    const same = await sameOf(transaction, lead.id, subject, payload, at);
    if (same !== undefined) {
      const isMoved = planned < same.runAt && (await moveForward(transaction, same.id, planned, at));
      return { id: same.id, status: same.status, repeated: !isMoved };
    }
    const id = newId();
    await transaction
      .insertInto('outbox')
      .values({
        id,
        lead_id: lead.id,
        kind: 'answer',
        recipient: lead.email,
        subject,
        // The author, for the timeline; the text is stored separately.
        payload: JSON.stringify({ by: mail.by }),
        run_at: planned,
        created_at: at,
      })
      .execute();
    // Stored separately, like the content of campaigns, because it is removed once sent.
    await transaction.insertInto('mail_content').values({ id, payload }).execute();
    return { id, status: 'queued', repeated: false };
  }

  return {
    accept: (mail) =>
      db.transaction().execute(async (transaction): Promise<Result<AcceptedMail, AnswerFault>> => {
        // Locked, so that a block of the address at this moment comes before or after, and not in between.
        const lead = await lockLead(transaction, engine, mail.leadId);
        if (lead === undefined || lead.deleted_at !== null) return fail('lead_not_found');
        const refusal = await refusalOf(transaction, lead, mail.to);
        return refusal === null ? ok(await store(transaction, mail, lead)) : fail(refusal);
      }),
  };
}

/** @returns `false` when the worker already tried to send it, and decides about the next attempt */
async function moveForward(transaction: Kysely<Schema>, id: string, planned: Instant, at: Instant): Promise<boolean> {
  const result = await transaction
    .updateTable('outbox')
    .set({ run_at: planned, created_at: at })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const sameOf = (transaction: Kysely<Schema>, leadId: string, subject: string, payload: string, at: Instant) =>
  transaction
    .selectFrom('outbox')
    .innerJoin('mail_content', 'mail_content.id', 'outbox.id')
    .select(['outbox.id', 'outbox.status', 'outbox.run_at as runAt'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'answer')
    .where('subject', '=', subject)
    .where('mail_content.payload', '=', payload)
    .where('created_at', '>', sameAnswerAfter(at))
    .where('status', 'in', ['queued', 'sending', 'sent'])
    .executeTakeFirst();
