import { createSignedTokens } from './signedTokens.ts';

interface UnsubscribeToken {
  readonly leadId: string;
  /** The mail of a campaign whose link it is. */
  readonly mailId: string | null;
}

export interface UnsubscribeTokens {
  /** Opaque text for the link in a mail. The same every time, and it does not expire. */
  sign: (leadId: string, mailId?: string) => string;
  /** Whom a token was made for; `null` for anything this key did not sign. */
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
