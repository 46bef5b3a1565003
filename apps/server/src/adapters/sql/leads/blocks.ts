import { instantOf, type Instant, type Lead, type LeadBlock } from '@fnc/domain';
import type { Kysely } from 'kysely';
import { markConsent } from '../consent/consents.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { lockLead, toLead } from './leadRows.ts';
import type { LeadDependencies } from './leads.ts';
import { addEvent } from './leadTimeline.ts';
import { refusalsOf } from '../consent/refusals.ts';
import { suppressAddress } from '../consent/suppressions.ts';
import type { LeadRow, Schema } from '../schema.ts';

/** Blocks by the advisor's hand. Both return the lead, `null` when it does not exist; repeated calls change nothing. */
export interface Blocks {
  /** Blocks all mail to the address, for this lead and any other, also after the lead is erased. */
  block(leadId: string, block: LeadBlock, by: string): Promise<Lead | null>;
  /** Undoes the block. The address's own refusals (bounced, complained, unsubscribed) stay. */
  unblock(leadId: string, by: string): Promise<Lead | null>;
}

export function createBlocks({ database, now, newId, hashAddress }: LeadDependencies): Blocks {
  const { query: db, engine } = database;

  /** @param change called with whether the address is blocked; does its part when that changes */
  const changing = (
    leadId: string,
    by: string,
    toBlocked: boolean,
    change: (transaction: Kysely<Schema>, row: LeadRow, at: Instant) => Promise<Lead['suppressed']>,
  ): Promise<Lead | null> =>
    db.transaction().execute(async (transaction) => {
      const row = await lockLead(transaction, engine, leadId);
      if (row === undefined || row.deleted_at !== null) return null;
      const isShown = row.suppressed === 'blocked';
      // The block of an address stops mail also when its lead does not show it.
      const isBlocked = isShown || (await refusalsOf(transaction, hashAddress(row.email))).suppressed === 'blocked';
      if (toBlocked ? isShown : !isBlocked) return toLead(row);
      const at = instantOf(now());
      const suppressed = await change(transaction, row, at);
      await writeLeadChanges(transaction, engine, { at, by }, { changed: [leadId] });
      return { ...toLead(row), suppressed };
    });

  return {
    block: (leadId, block, by) =>
      changing(leadId, by, true, async (transaction, { id, email, language }, at) => {
        await suppressAddress(transaction, hashAddress, { address: email, reason: 'blocked', at });
        await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'address_blocked', ...block, by } });
        await markConsent(transaction, { id: newId(), leadId: id, at, kind: 'blocked', language, by, block });
        return 'blocked';
      }),

    unblock: (leadId, by) =>
      changing(leadId, by, false, async (transaction, { id, email, email_key, language }, at) => {
        await transaction
          .deleteFrom('address_refusal')
          .where('address_hash', '=', hashAddress(email))
          .where('reason', '=', 'blocked')
          .execute();
        const { suppressed } = await refusalsOf(transaction, hashAddress(email));
        await transaction.updateTable('lead').set({ suppressed }).where('email_key', '=', email_key).execute();
        await addEvent(transaction, { id: newId(), leadId: id, at, event: { kind: 'address_unblocked', by } });
        await markConsent(transaction, { id: newId(), leadId: id, at, kind: 'unblocked', language, by });
        return suppressed;
      }),
  };
}
