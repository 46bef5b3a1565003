import { emailKey, instantOf, mailboxKey, type Instant, type Lead } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { markConsent } from './consents.ts';
import { enqueueAutomatic, readMailUsage, type AutomaticMailLimits, type CausedMail } from '../mail/enqueueMail.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { toLead } from '../leads/leadRows.ts';
import type { LeadDependencies } from '../leads/leads.ts';
import { addEvent } from '../leads/leadTimeline.ts';
import { refuseAddress, welcomeAddress } from './refusals.ts';
import type { Schema } from '../schema.ts';

export interface Unsubscriptions {
  /**
   * Stops all campaigns to the address of this lead, also if the lead was deleted or erased since. A repeated call
   * changes nothing.
   *
   * @param mailId the campaign mail whose link was used
   */
  unsubscribe(leadId: string, mailId: string | null): Promise<void>;
  /** Undoes that. A consent that was never confirmed still has to be. */
  resubscribe(leadId: string): Promise<void>;
  /** Stores a mail for the lead of this address. @returns false when there is none, or no mail may go there now */
  sendLink(email: string, mailTo: (lead: Lead) => CausedMail): Promise<boolean>;
}

/** Every lead of the address, in one statement, so that of two clicks at once only one finds something to change. */
const changed = (transaction: Kysely<Schema>, leadId: string) =>
  transaction
    .updateTable('lead')
    .where('email_key', '=', (from) => from.selectFrom('lead').select('email_key').where('id', '=', leadId))
    .returning(['id', 'language']);

/** An earlier tick that was not confirmed is void: its confirmation link does nothing any more. */
const leave = (transaction: Kysely<Schema>, leadId: string, at: Instant) =>
  changed(transaction, leadId)
    .set({
      unsubscribed_at: at,
      updated_at: at,
      consent: sql<string>`case when consent = 'pending' then 'none' else consent end`,
      consent_at: sql<Instant | null>`case when consent = 'pending' then null else consent_at end`,
    })
    .where((where) => where.or([where('unsubscribed_at', 'is', null), where('consent', '=', 'pending')]))
    .execute();

const comeBack = (transaction: Kysely<Schema>, leadId: string, at: Instant) =>
  changed(transaction, leadId)
    .set({ unsubscribed_at: null, updated_at: at })
    .where('unsubscribed_at', 'is not', null)
    .execute();

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

export function createUnsubscriptions({
  database,
  now,
  newId,
  hashAddress,
  automaticPerHour,
}: LeadDependencies & Pick<AutomaticMailLimits, 'automaticPerHour'>): Unsubscriptions {
  const { query: db, engine } = database;

  /** The hash of a lead's address, also of an erased lead; `null` when it never existed. */
  async function addressHashOf(transaction: Kysely<Schema>, leadId: string): Promise<string | null> {
    const lead = await transaction.selectFrom('lead').select('email').where('id', '=', leadId).executeTakeFirst();
    if (lead !== undefined) return hashAddress(lead.email);
    const erased = await transaction
      .selectFrom('erased_lead')
      .select('address_hash')
      .where('id', '=', leadId)
      .executeTakeFirst();
    return erased?.address_hash ?? null;
  }

  return {
    unsubscribe: (leadId, mailId) =>
      db.transaction().execute(async (transaction) => {
        const at: Instant = instantOf(now());
        // First the mail, then the lead, in the same order as for reports of the mail service, to avoid a deadlock.
        if (mailId !== null) {
          await transaction
            .updateTable('campaign_mail')
            .set({ unsubscribed_at: at })
            .where('id', '=', mailId)
            .where('unsubscribed_at', 'is', null)
            .execute();
        }
        const left = await leave(transaction, leadId, at);
        for (const { id, language } of left) {
          await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'unsubscribed' } });
          await markConsent(transaction, { id: newId(), leadId: id, at, kind: 'withdrawn', language });
        }
        const addressHash = await addressHashOf(transaction, leadId);
        if (addressHash !== null) await refuseAddress(transaction, addressHash, 'unsubscribed', at);
        await writeLeadChanges(transaction, engine, { at, by: null }, { changed: idsOf(left) });
      }),

    resubscribe: (leadId) =>
      db.transaction().execute(async (transaction) => {
        const at: Instant = instantOf(now());
        const back = await comeBack(transaction, leadId, at);
        for (const { id, language } of back) {
          await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'subscribed_again' } });
          await markConsent(transaction, { id: newId(), leadId: id, at, kind: 'given_again', language });
        }
        const addressHash = await addressHashOf(transaction, leadId);
        if (addressHash !== null) await welcomeAddress(transaction, addressHash);
        await writeLeadChanges(transaction, engine, { at, by: null }, { changed: idsOf(back) });
      }),

    sendLink: (email, mailTo) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('lead')
          .selectAll()
          .where('email_key', '=', emailKey(email))
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (row === undefined) return false;
        const mail = { ...mailTo(toLead(row)), leadId: row.id, isBlocked: row.suppressed === 'blocked' };
        const at = instantOf(now());
        const mailboxes = [mailboxKey(mail.recipient)];
        const usage = await readMailUsage(transaction, 'unsubscribe', mailboxes, at, { engine, automaticPerHour });
        return (await enqueueAutomatic(transaction, usage, [mail], { at, newId })) > 0;
      }),
  };
}
