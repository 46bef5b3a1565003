import { emailKey } from '@fnc/domain';
import type { Database } from '../database.ts';
import type { AddressHash } from '../../secrets/addressHash.ts';
import { sendingRefusal } from './sendingRules.ts';

/** Why no test is sent to an address. Consent concerns newsletters only, so a test needs none. */
export type TestRefusal = 'unsubscribed' | 'suppressed' | 'blocked';

export interface TestMails {
  /** Whether its owner refused mail, or mail to it bounced, independent of its lead. `null`: a test may be sent. */
  refusalOf(address: string): Promise<TestRefusal | null>;
}

export function createTestMails({ query }: Database, hashAddress: AddressHash): TestMails {
  return {
    async refusalOf(address) {
      const [lead, reasons] = await Promise.all([
        query
          .selectFrom('lead')
          .select(['unsubscribed_at', 'suppressed'])
          .where('email_key', '=', emailKey(address))
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
        query.selectFrom('address_refusal').select('reason').where('address_hash', '=', hashAddress(address)).execute(),
      ]);
      const refusal = sendingRefusal({
        lead: { unsubscribed_at: null, suppressed: null, ...lead, consent: 'confirmed' },
        addressReasons: reasons.map(({ reason }) => reason),
        withoutConsent: true,
      });
      return refusal === 'consent_missing' || refusal === 'consent_pending' ? null : refusal;
    },
  };
}
