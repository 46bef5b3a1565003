import { randomBytes } from 'node:crypto';
import { brand, oneTimeCodeLength, recoveryCodeCount } from '@fnc/domain';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238: a new code every half minute. SHA-1, because authenticator apps know nothing else for certain. */
const periodSeconds = 30;
/** Clocks that differ by one step, and codes that are typed slowly, are still good. */
const drift = 1;

const totp = (key: string, username: string) =>
  new TOTP({
    issuer: brand.name,
    label: username,
    algorithm: 'SHA1',
    digits: oneTimeCodeLength,
    period: periodSeconds,
    secret: Secret.fromBase32(key),
  });

/** A new key for an authenticator app: 160 bits in base32. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds. */
export const totpUri = (key: string, username: string): string => totp(key, username).toString();

/**
 * @param code six digits
 * @returns the time step that the code belongs to, so that it can be refused a second time; `null` when it is wrong
 */
export function stepOfCode(key: string, code: string, nowMs: number): number | null {
  const delta = totp(key, '').validate({ token: code, timestamp: nowMs, window: drift });
  return delta === null ? null : Math.floor(nowMs / 1000 / periodSeconds) + delta;
}

/** Without the characters that look alike; 32 of them, so that each byte chooses evenly. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Sixteen characters in groups of four: 80 bits, too many to find by trying what a stolen database holds of them. */
function recoveryCode(): string {
  const characters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length));
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, recoveryCode);
