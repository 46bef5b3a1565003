import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedTokens {
  /** Opaque text for a link: `1.<id>.<signature>`. The same every time, and it does not expire. */
  sign: (id: string) => string;
  /** What a token was made for; `null` for anything this key did not sign for this purpose. */
  read: (token: string) => string | null;
}

/**
 * @param key     shared by all processes
 * @param purpose names what is signed, so that a signature for something else is never a token
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
