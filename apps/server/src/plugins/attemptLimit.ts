import { isIPv6 } from 'node:net';
import type { LoginAttempts } from '../adapters/sql/accounts/loginAttempts.ts';
import { ApiFailure } from './apiFailure.ts';

const windowMs = 15 * 60_000;

interface AttemptLimit {
  readonly key: string;
  /** Attempts in a quarter of an hour. */
  readonly max: number;
}

/**
 * Counts an attempt before it is made.
 *
 * @throws ApiFailure 429 with `Retry-After` when the key is over its limit
 */
export async function countAttempt(attempts: LoginAttempts, { key, max }: AttemptLimit, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  const windowEnd = new Date(nowMs + windowMs).toISOString();
  const counted = await attempts.count(key, now, windowEnd);
  if (counted.attempts > max) throw tooManyAttempts(Date.parse(counted.windowEndsAt) - nowMs);
}

/** @param waitMs until the next attempt may be made */
export const tooManyAttempts = (waitMs: number): ApiFailure =>
  new ApiFailure(429, 'too_many_attempts', {
    params: { minutes: Math.ceil(waitMs / 60_000) },
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });

/** The key of an address: for IPv6 its network, because a household has 2⁶⁴ addresses to try from. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
