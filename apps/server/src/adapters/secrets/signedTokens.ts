import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedTokens {
  /** Opaque text for a link: `1.<id>.<signature>`. It never changes and does not expire. */
  sign: (id: string) => string;
  /** The id a token was made for; `null` unless this key signed it for this purpose. */
  read: (token: string) => string | null;
}

/**
 * @param key     shared by all processes
 * @param purpose part of the signature, so that a token for something else is refused
 */
export function createSignedTokens(key: string, purpose: string): SignedTokens {
  const signatureOf = (id: string) => createHmac('sha256', key).update(`${purpose}.1.${id}`).digest();
  return {
    sign: (id) => `1.${id}.${signatureOf(id).toString('base64url')}`,
    read(token) {
      const [, id = '', signature = ''] = /^1\.([\w-]{1,64}(?:\.[\w-]{1,64})?)\.([\w-]{43})$/.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(id);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}

interface UnsubscribeToken {
  readonly leadId: string;
  /** The campaign mail that holds the link. */
  readonly mailId: string | null;
}

export interface UnsubscribeTokens {
  /** Opaque text for the link in a mail. It never changes and does not expire. */
  sign: (leadId: string, mailId?: string) => string;
  /** The lead a token was made for; `null` unless this key signed it. */
  read: (token: string) => UnsubscribeToken | null;
}

/** @param key shared by all processes */
export function createUnsubscribeTokens(key: string): UnsubscribeTokens {
  const tokens = createSignedTokens(key, 'unsubscribe');
  return {
    sign: (leadId, mailId) => tokens.sign(mailId === undefined ? leadId : `${leadId}.${mailId}`),
    read(token) {
      const [leadId, mailId = null] = tokens.read(token)?.split('.') ?? [];
      return leadId === undefined ? null : { leadId, mailId };
    },
  };
}
