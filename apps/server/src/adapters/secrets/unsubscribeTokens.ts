import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names what is signed, so that a signature for something else is never a token. */
const purpose = 'unsubscribe.1';

export interface UnsubscribeTokens {
  /** Opaque text for the link in a mail: `1.<lead>.<signature>`. The same every time, and it does not expire. */
  sign: (leadId: string) => string;
  /** The id of the lead a token was made for; `null` for anything this key did not sign. */
  leadOf: (token: string) => string | null;
}

/** @param key shared by all processes */
export function createUnsubscribeTokens(key: string): UnsubscribeTokens {
  const signatureOf = (leadId: string) => createHmac('sha256', key).update(`${purpose}.${leadId}`).digest();
  return {
    sign: (leadId) => `1.${leadId}.${signatureOf(leadId).toString('base64url')}`,
    leadOf(token) {
      const [, leadId = '', signature = ''] = /^1\.([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(leadId);
      return given.length === expected.length && timingSafeEqual(given, expected) ? leadId : null;
    },
  };
}
