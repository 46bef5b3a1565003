import { createSignedTokens } from './signedTokens.ts';

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
