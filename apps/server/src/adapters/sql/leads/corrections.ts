import {
  correctedLead,
  emailKey,
  fail,
  fieldsCorrectedElsewhere,
  isAddressSettled,
  ok,
  type Instant,
  type Lead,
  type LeadCorrected,
  type LeadCorrection,
  leadPersonFields,
  type Result,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import { markConsent } from '../consent/consents.ts';
import { refusalsOf } from '../consent/refusals.ts';
import { isUniqueViolation } from '../databaseFaults.ts';
import type { ChangeLog } from '../file/changes/changeLog.ts';
import type { Schema } from '../schema.ts';
import { lockLead, toLead, toRow } from './leadRows.ts';
import type { LeadDependencies } from './leads.ts';

/**
 * `lead_address_taken`: another lead has the address. `lead_address_settled`: the owner of the old one consented to mail
 * or refused it.
 */
type CorrectionFault = 'lead_not_found' | 'lead_address_taken' | 'lead_address_settled';

interface Corrected extends LeadCorrected {
  /** `false`: the lead was like that already. */
  readonly isChanged: boolean;
}

export interface Corrections {
  /**
   * Corrects what the advisor knows better. A new address starts without consent and with its own refusals; mails that
   * wait for the old one are not sent, except an unsubscribe link. A correction that changes nothing is not recorded.
   * Nothing is stored where a field has another value by now than the correction was made from.
   */
  correct(leadId: string, correction: LeadCorrection, by: string): Promise<Result<Corrected, CorrectionFault>>;
}

export function createCorrections({
  database,
  changeLog,
  newId,
  hashAddress,
}: LeadDependencies & { readonly changeLog: ChangeLog }): Corrections {
  const { engine } = database;

  /** The corrected lead with the standing of its new address, inside the transaction that stores it. */
  async function readdressed(
    transaction: Kysely<Schema>,
    before: Lead,
    corrected: Lead,
    mark: { readonly at: Instant; readonly by: string },
  ): Promise<Result<Lead, CorrectionFault>> {
    const { id: leadId, email, language } = corrected;
    const own = await refusalsOf(transaction, hashAddress(before.email));
    const subscribed = before.subscribed && own.unsubscribedAt === null;
    const suppressed = own.suppressed ?? before.suppressed;
    if (isAddressSettled({ ...before, subscribed, suppressed })) return fail('lead_address_settled');
    const others = await transaction
      .selectFrom('lead')
      .select(['deleted_at', 'unsubscribed_at'])
      .where('email_key', '=', emailKey(email))
      .execute();
    if (others.some(({ deleted_at: deletedAt }) => deletedAt === null)) return fail('lead_address_taken');
    const refusals = await refusalsOf(transaction, hashAddress(email));
    // Deleting a lead that unsubscribed does not undo that.
    const unsubscribedAt =
      refusals.unsubscribedAt ?? others.find((other) => other.unsubscribed_at !== null)?.unsubscribed_at;
    await markConsent(transaction, { id: newId(), leadId, kind: 'address_changed', language, ...mark });
    return ok({
      ...corrected,
      subscribed: unsubscribedAt === undefined,
      unsubscribedAt: unsubscribedAt ?? undefined,
      consent: 'none',
      consentAt: undefined,
      suppressed: refusals.suppressed,
    });
  }

  return {
    async correct(leadId, correction, by) {
      const work = changeLog.change(
        by,
        async ({ transaction, at, note }): Promise<Result<Corrected, CorrectionFault>> => {
          const row = await lockLead(transaction, engine, leadId);
          if (row === undefined || row.deleted_at !== null) return fail('lead_not_found');
          const lead = toLead(row);
          const conflict = fieldsCorrectedElsewhere(lead, correction);
          if (conflict.length > 0) return ok({ lead, conflict, isChanged: false });
          const corrected = correctedLead(lead, correction);
          const changed = leadPersonFields.filter((field) => corrected[field] !== lead[field]);
          if (changed.length === 0) return ok({ lead, conflict, isChanged: false });
          const isMoved = emailKey(corrected.email) !== emailKey(lead.email);
          const found = isMoved ? await readdressed(transaction, lead, corrected, { at, by }) : ok(corrected);
          if (!found.ok) return found;
          const stored = { ...found.value, updatedAt: at };
          await transaction
            .updateTable('lead')
            .set({ ...toRow(stored), unsubscribed_at: stored.unsubscribedAt ?? null })
            .where('id', '=', leadId)
            .execute();
          note({ noun: 'lead', id: leadId, kind: 'changed', fields: changed });
          return ok({ lead: stored, conflict, isChanged: true });
        },
      );
      // On PostgreSQL the address may sign up between the check and the change: the unique index decides.
      return await work.catch((error: unknown) => {
        if (isUniqueViolation(error)) return fail('lead_address_taken' as const);
        throw error;
      });
    },
  };
}
