import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How mails are signed. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM of an RSA key. */
  readonly privateKey: string;
}

/**
 * Headers that the signature covers. The default list of nodemailer lacks `List-Unsubscribe-Post`, and without it the
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

/** RFC 8301 requires 1024 and recommends 2048; large receivers treat shorter keys as unsigned. */
const leastBits = 2048;

/** What is wrong with a key, worded for the configuration's error; `null` when it can sign. */
function dkimKeyFault(pem: string): string | null {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    // nodemailer accepts other keys but silently does not sign with them.
    if (asymmetricKeyType !== 'rsa') return `is a key of type ${asymmetricKeyType}, and must be an RSA key`;
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < leastBits ? `has ${bits} bits, and must have at least ${leastBits}` : null;
  } catch {
    return 'must be a private key in PEM, which begins with -----BEGIN PRIVATE KEY-----';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

interface ReadDkim {
  /** Complete, or absent; `dkimFaults` checks the key. */
  readonly key: DkimKey | undefined;
  /** The system's message when the key's file cannot be read. */
  readonly fileFault: string | undefined;
}

/** @param baseDir base of a relative path */
export function readDkim(variables: Variables, baseDir: string): ReadDkim {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = variables;
  // Some services keep variables on one line, with line breaks written as \n.
  let privateKey = variables['DKIM_PRIVATE_KEY']?.replaceAll('\\n', '\n');
  let fileFault: string | undefined;
  if (privateKey === undefined && file !== undefined) {
    try {
      privateKey = readFileSync(path.resolve(baseDir, file), 'utf8');
    } catch (error) {
      fileFault = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    }
  }
  if (domain === undefined || selector === undefined || privateKey === undefined) return { key: undefined, fileFault };
  return { key: { domain, selector, privateKey }, fileFault };
}

/** What prevents signing. Without this check a partial configuration would silently send unsigned mails. */
export function dkimFaults(variables: Variables, { key, fileFault }: ReadDkim): string[] {
  const {
    DKIM_DOMAIN: domain,
    DKIM_SELECTOR: selector,
    DKIM_PRIVATE_KEY: given,
    DKIM_PRIVATE_KEY_FILE: file,
  } = variables;
  if ([domain, selector, given, file].every((value) => value === undefined)) return [];
  if (fileFault !== undefined) return [`DKIM_PRIVATE_KEY_FILE cannot be read (${fileFault}).`];
  if (given === undefined && file === undefined) {
    return ['DKIM_PRIVATE_KEY or DKIM_PRIVATE_KEY_FILE must be set where DKIM_DOMAIN or DKIM_SELECTOR is.'];
  }
  const missing = [
    ...(domain === undefined ? ['DKIM_DOMAIN'] : []),
    ...(selector === undefined ? ['DKIM_SELECTOR'] : []),
  ];
  if (missing.length > 0) return missing.map((name) => `${name} must be set where a DKIM key is.`);
  const fault = key === undefined ? null : dkimKeyFault(key.privateKey);
  return fault === null ? [] : [`${given === undefined ? 'DKIM_PRIVATE_KEY_FILE' : 'DKIM_PRIVATE_KEY'} ${fault}.`];
}
