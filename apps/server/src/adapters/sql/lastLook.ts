import { emailKey, fail, ok, type DeliveryReasonCode, type Result } from '@fnc/domain';
import type { AddressHash } from '../secrets/addressHash.ts';
import type { Database } from './database.ts';
import type { OutboxRow } from './schema.ts';
import { sendingRefusal } from './sendingRules.ts';

/** Looks once more, when a mail is about to leave, whether it may: answers the whole mail, or why not. */
export type LastLook = (mail: OutboxRow) => Promise<Result<OutboxRow, DeliveryReasonCode>>;

/** What somebody waits for may always leave; a campaign only as long as its lead has not said no. */
export function createLastLook({ query }: Database, hash: AddressHash): LastLook {
  // Put together once: it is asked for each mail.
  const compiled = query
    .selectFrom('campaign_mail')
    .innerJoin('mail_content', 'mail_content.id', 'campaign_mail.id')
    .innerJoin('lead', 'lead.id', 'campaign_mail.lead_id')
    .leftJoin('address_refusal', (join) => join.on('address_hash', '=', 'address'))
    .select([
      'email_key',
      'lead.unsubscribed_at',
      'suppressed',
      'consent',
      'deleted_at',
      'waived_at',
      'reason',
      'payload',
    ])
    .where('campaign_mail.id', '=', 'mail')
    .compile();

  return async (mail) => {
    if (mail.kind !== 'campaign') return ok(mail);
    const asked: typeof compiled = { ...compiled, parameters: [hash(mail.recipient), mail.id] };
    const [found, ...more] = (await query.executeQuery(asked)).rows;
    if (found === undefined || found.deleted_at !== null) return fail('lead_removed');
    // What was said of that address does not hold for this one.
    if (found.email_key !== emailKey(mail.recipient)) return fail('address_changed');
    const addressReasons = [found, ...more].flatMap(({ reason }) => reason ?? []);
    const refusal = sendingRefusal({ lead: found, addressReasons, withoutConsent: found.waived_at !== null });
    return refusal === null ? ok({ ...mail, payload: found.payload }) : fail(refusal);
  };
}
