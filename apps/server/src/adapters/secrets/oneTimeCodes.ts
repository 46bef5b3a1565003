import { randomBytes } from 'node:crypto';
import { brand, oneTimeCodeLength, recoveryCodeCount } from '@fnc/domain';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238: a new code every 30 seconds. SHA-1, because not every authenticator app supports others. */
const periodSeconds = 30;
/** Accepts clocks that differ by one step, and codes that are typed slowly. */
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
 * @returns the code's time step, so that the code can be refused a second time; `null` when it is wrong
 */
export function stepOfCode(key: string, code: string, nowMs: number): number | null {
  const delta = totp(key, '').validate({ token: code, timestamp: nowMs, window: drift });
  return delta === null ? null : Math.floor(nowMs / 1000 / periodSeconds) + delta;
}

/** 32 characters, so that each byte chooses evenly, without those that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Sixteen characters in groups of four: 80 bits, too many to guess from a stolen database. */
function recoveryCode(): string {
  const characters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length));
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, recoveryCode);
