import { clocksAfter, type Instant, type LeadStatus } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { clockColumns } from '../leads/leadRows.ts';
import type { Schema } from '../schema.ts';

/** A mail that the mail server accepted, and when. */
export interface SentMail {
  readonly id: string;
  readonly at: Instant;
}

/**
 * Marks mails as sent, and stops the clocks of the leads that they answer. A worker that lost its lease changes nothing:
 * the mail belongs to another worker now.
 *
 * @returns the ids that no longer belonged to the worker
 */
export async function confirmSent(
  database: Pick<Database, 'engine' | 'unsynced'>,
  mails: readonly SentMail[],
  worker: string,
): Promise<readonly string[]> {
  const [first] = mails;
  if (first === undefined) return [];
  const at = mails.reduce((latest, mail) => (mail.at > latest ? mail.at : latest), first.at);
  const ids = mails.map(({ id }) => id);
  // A power cut may undo the last of these commits, and those mails are sent twice. The next claim syncs to the disk
  // and persists all earlier ones, so that at most two claims are affected.
  const kept = await database.unsynced(async (transaction) => {
    const changed = await transaction
      .updateTable('outbox')
      .set({
        status: 'sent',
        sent_at: at,
        locked_until: null,
        locked_by: null,
        fault: null,
        fault_detail: null,
      })
      .where('id', 'in', ids)
      .where('locked_by', '=', worker)
      .returning(['id', 'kind', 'lead_id', 'created_at'])
      .execute();
    const leadIds = changed.flatMap(({ kind, lead_id: id }) =>
      (kind === 'campaign' || kind === 'answer') && id !== null ? [id] : [],
    );
    await countOnLeads(transaction, leadIds, at, database.engine === 'postgres');
    const answers = changed.flatMap(({ kind, lead_id: leadId, created_at: writtenAt }) =>
      kind === 'answer' && leadId !== null ? [{ leadId, writtenAt }] : [],
    );
    await stopClocks(transaction, database.engine, answers, at);
    return new Set(changed.map(({ id }) => id));
  });
  return ids.filter((id) => !kept.has(id));
}

/** An answer that was sent: to whom, and when it was written. */
export interface SentAnswer {
  readonly leadId: string;
  readonly writtenAt: Instant;
}

/**
 * An answer stops the clocks of its lead when it is sent, and not when it was written: a planned answer may still be
 * refused. It does not answer what the lead wrote after it. Reads only the clocks, so that no fault in a lead's other
 * fields keeps a sent mail from being recorded. The caller has locked the leads, or
 * is the only one at work.
 */
export async function stopClocks(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  answers: readonly SentAnswer[],
  at: Instant,
): Promise<void> {
  const changed: string[] = [];
  for (const { leadId, writtenAt } of answers) {
    const lead = await transaction
      .selectFrom('lead')
      .select(['status', 'waiting_since as waitingSince', 'welcome_since as welcomeSince'])
      .where('id', '=', leadId)
      .executeTakeFirst();
    if (lead === undefined) continue;
    const clocks = clocksAfter({ kind: 'answer', writtenAt }, { ...lead, status: lead.status as LeadStatus });
    if (clocks.waitingSince === lead.waitingSince && clocks.welcomeSince === lead.welcomeSince) continue;
    await transaction
      .updateTable('lead')
      .set({ ...clockColumns(clocks), updated_at: at })
      .where('id', '=', leadId)
      .execute();
    changed.push(leadId);
  }
  if (changed.length > 0) await writeLeadChanges(transaction, engine, { at, by: null }, { changed });
}

/** @param leadIds with a lead twice when it had two mails */
async function countOnLeads(
  transaction: Kysely<Schema>,
  leadIds: readonly string[],
  at: Instant,
  locks: boolean,
): Promise<void> {
  if (leadIds.length === 0) return;
  const mailsOf = new Map<string, number>();
  for (const id of leadIds) mailsOf.set(id, (mailsOf.get(id) ?? 0) + 1);
  // Always in the same order, so that two workers cannot deadlock.
  if (locks) {
    await transaction
      .selectFrom('lead')
      .select('id')
      .where('id', 'in', [...mailsOf.keys()])
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  for (const amount of new Set(mailsOf.values())) {
    const ids = [...mailsOf].filter(([, mails]) => mails === amount).map(([id]) => id);
    await transaction
      .updateTable('lead')
      .set((set) => ({ emails_sent: set('emails_sent', '+', amount), last_email_at: at }))
      .where('id', 'in', ids)
      .execute();
  }
}
