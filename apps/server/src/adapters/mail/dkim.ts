import { createPrivateKey } from 'node:crypto';

/** What the mails are signed with. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM of an RSA key. */
  readonly privateKey: string;
}

/**
 * What the signature covers. The list that nodemailer has by itself leaves out `List-Unsubscribe-Post`, without which the
 * one-click header does not count (RFC 8058).
 */
const signedHeaders = [
  'from',
  'sender',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'to',
  'cc',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
];

/** As nodemailer takes it. */
export const dkimOptions = (key: DkimKey | undefined) =>
  key === undefined
    ? {}
    : {
        dkim: {
          domainName: key.domain,
          keySelector: key.selector,
          privateKey: key.privateKey,
          headerFieldNames: signedHeaders.join(':'),
        },
      };

/** RFC 8301 asks for 1024 and advises 2048; large receivers count less as unsigned. */
const leastBits = 2048;

/** What is wrong with a key, in the words of the configuration's fault; `null` when mails can be signed with it. */
export function dkimKeyFault(pem: string): string | null {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    // Other keys are read and then, without a word, not used for signing.
    if (asymmetricKeyType !== 'rsa') return `is a key of type ${asymmetricKeyType}, and must be an RSA key`;
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < leastBits ? `has ${bits} bits, and must have at least ${leastBits}` : null;
  } catch {
    return 'must be a private key in PEM, which begins with -----BEGIN PRIVATE KEY-----';
  }
}
