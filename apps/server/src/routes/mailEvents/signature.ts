import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailEventToleranceMs } from '@fnc/domain';

/**
 * Whether a body was signed with our secret, not long ago: `t=<unix seconds>,v1=<hex hmac-sha256 of "t.rawBody">`. The
 * moment is signed too, so that nobody can send an old report again.
 */
export function isSigned(header: string | undefined, rawBody: string, secret: string, nowMs: number): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (signature === '' || Math.abs(nowMs - Number(seconds) * 1000) > mailEventToleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
