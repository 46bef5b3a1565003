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
   * Stops all campaigns to the address of this lead, also if the lead was deleted or erased since, and to every lead
   * that has this address now. A repeated call changes nothing.
   *
   * @param mailId the campaign mail whose link was used
   */
  unsubscribe(leadId: string, mailId: string | null): Promise<void>;
  /**
   * Undoes that. A consent that was never confirmed still has to be.
   *
   * @returns false when the lead's address was corrected, and the link may be of the old one
   */
  resubscribe(leadId: string, mailId: string | null): Promise<boolean>;
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

/** How many addresses are hashed before others have their turn. */
const leadsAtOnce = 500;

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

export function createUnsubscriptions({
  database,
  now,
  newId,
  hashAddress,
  automaticPerHour,
}: LeadDependencies & Pick<AutomaticMailLimits, 'automaticPerHour'>): Unsubscriptions {
  const { query: db, engine } = database;

  /**
   * Whose address it is: of a lead, its own; of a mail to the address that it had before, and of an erased lead, the
   * lead that has that address now, if any.
   *
   * @returns `null` when the lead never existed
   */
  async function ownerOf(
    leadId: string,
    recipient: string | null,
  ): Promise<{ leadId: string | null; addressHash: string } | null> {
    const lead = await db.selectFrom('lead').select(['email', 'email_key']).where('id', '=', leadId).executeTakeFirst();
    if (lead !== undefined) {
      if (recipient === null || emailKey(recipient) === lead.email_key) {
        return { leadId, addressHash: hashAddress(lead.email) };
      }
      const key = emailKey(recipient);
      const successor = await db.selectFrom('lead').select('id').where('email_key', '=', key).executeTakeFirst();
      return { leadId: successor?.id ?? null, addressHash: hashAddress(recipient) };
    }
    const erased = await db
      .selectFrom('erased_lead')
      .select('address_hash')
      .where('id', '=', leadId)
      .executeTakeFirst();
    if (erased === undefined) return null;
    return { leadId: await findByHash(erased.address_hash), addressHash: erased.address_hash };
  }

  /** The address that a campaign's mail went to; `null`: another mail, or one that is no longer kept. */
  async function recipientOf(mailId: string | null): Promise<string | null> {
    if (mailId === null) return null;
    const mail = await db.selectFrom('outbox').select('recipient').where('id', '=', mailId).executeTakeFirst();
    return mail?.recipient ?? null;
  }

  /** Whether the advisor replaced the address of the lead. */
  async function wasCorrected(leadId: string): Promise<boolean> {
    const corrected = await db
      .selectFrom('consent')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'address_changed')
      .limit(1)
      .executeTakeFirst();
    return corrected !== undefined;
  }

  /** Reads the addresses of all leads: leads keep no hash, and links of erased ones are seldom used. */
  async function findByHash(addressHash: string): Promise<string | null> {
    let after = '';
    for (;;) {
      const leads = await db
        .selectFrom('lead')
        .select(['id', 'email'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(leadsAtOnce)
        .execute();
      const found = leads.find(({ email }) => hashAddress(email) === addressHash);
      const last = leads.at(-1);
      if (found !== undefined || last === undefined) return found?.id ?? null;
      after = last.id;
    }
  }

  return {
    async unsubscribe(leadId, mailId) {
      const owner = await ownerOf(leadId, await recipientOf(mailId));
      await db.transaction().execute(async (transaction) => {
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
        const left = owner?.leadId == null ? [] : await leave(transaction, owner.leadId, at);
        for (const { id, language } of left) {
          await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'unsubscribed' } });
          await markConsent(transaction, { id: newId(), leadId: id, at, kind: 'withdrawn', language });
        }
        if (owner !== null) await refuseAddress(transaction, owner.addressHash, 'unsubscribed', at);
        await writeLeadChanges(transaction, engine, { at, by: null }, { changed: idsOf(left) });
      });
    },

    async resubscribe(leadId, mailId) {
      const recipient = await recipientOf(mailId);
      if (recipient === null && (await wasCorrected(leadId))) return false;
      const owner = await ownerOf(leadId, recipient);
      await db.transaction().execute(async (transaction) => {
        const at: Instant = instantOf(now());
        const back = owner?.leadId == null ? [] : await comeBack(transaction, owner.leadId, at);
        for (const { id, language } of back) {
          await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'subscribed_again' } });
          await markConsent(transaction, { id: newId(), leadId: id, at, kind: 'returned', language });
        }
        if (owner !== null) await welcomeAddress(transaction, owner.addressHash);
        await writeLeadChanges(transaction, engine, { at, by: null }, { changed: idsOf(back) });
      });
      return true;
    },

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
