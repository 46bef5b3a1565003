import { emailKey, instantOf, type Instant, type Lead } from '@fnc/domain';
import { toLead } from './leadRows.ts';
import type { LeadDependencies } from './leads.ts';
import { addEvent } from './leadTimeline.ts';
import { enqueue, withoutFlood, type CausedMail } from './outbox.ts';

export interface Unsubscriptions {
  /**
   * Stops all campaign mail to the address of this lead, also where the lead was deleted and can still come back. Done
   * before, it changes nothing; nor does the id of a lead that is gone for good.
   */
  unsubscribe(leadId: string): Promise<void>;
  /** Stores a mail for the lead of this address. @returns false when there is none, or no mail may go there now */
  sendLink(email: string, mailTo: (lead: Lead) => CausedMail): Promise<boolean>;
}

export function createUnsubscriptions({ database, now, newId }: LeadDependencies): Unsubscriptions {
  const { query: db } = database;
  return {
    unsubscribe: (leadId) =>
      db.transaction().execute(async (transaction) => {
        const at: Instant = instantOf(now());
        // One statement, so that of two clicks at once only one finds something to change.
        const changed = await transaction
          .updateTable('lead')
          .set({ unsubscribed_at: at, updated_at: at })
          .where('email_key', '=', (from) => from.selectFrom('lead').select('email_key').where('id', '=', leadId))
          .where('unsubscribed_at', 'is', null)
          .returning('id')
          .execute();
        for (const { id } of changed) {
          await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'unsubscribed' } });
        }
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
        const cause = { leadId: row.id, at: instantOf(now()), newId };
        const mails = await withoutFlood(transaction, [mailTo(toLead(row))], cause);
        await enqueue(transaction, mails, cause);
        return mails.length > 0;
      }),
  };
}
