import type { FastifyRequest } from 'fastify';
import { accountKey, type Admin } from '../../adapters/sql/admins.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { addressKey, countAttempt, tooManyAttempts } from '../../plugins/attemptLimit.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

const hourMs = 3_600_000;
/** In a quarter of an hour. */
const perAddress = 10;
const perDevice = 10;
/** In any sixty minutes, from all devices that are not known. */
const triesPerAccount = 100;

type Limits = Pick<SessionRoutes, 'loginAttempts' | 'knownDevices' | 'audit' | 'now'>;

interface Attempt {
  /** To be called when the sign-in was good: its attempts do not count. */
  readonly succeeded: () => Promise<void>;
}

interface Typed {
  readonly username: string;
  /** Who has that user name. */
  readonly admin: Admin | null;
}

/**
 * Counts an attempt to sign in, before the password is looked at. A known device has a count of its own. Anything else
 * is counted for its address first, and only what that lets through for the account: one stranger uses up the own
 * address, and does not lock the account.
 *
 * @throws ApiFailure 429 with `Retry-After`; then the password may not be tried
 */
export async function mayTry(options: Limits, request: FastifyRequest, typed: Typed): Promise<Attempt> {
  try {
    return await countBeforeTrying(options, request, typed);
  } catch (error) {
    if (error instanceof ApiFailure) options.audit(request, 'sign_in_refused', { admin: typed.admin?.id ?? null });
    throw error;
  }
}

async function countBeforeTrying(
  { loginAttempts, knownDevices, now }: Limits,
  request: FastifyRequest,
  { username, admin }: Typed,
): Promise<Attempt> {
  const device = admin === null ? null : knownDevices.find(request, admin);
  if (device !== null) {
    const key = `login on ${device}`;
    await countAttempt(loginAttempts, { key, max: perDevice }, now());
    return { succeeded: () => loginAttempts.forget([key]) };
  }
  const key = `login from ${addressKey(request.ip)}`;
  await countAttempt(loginAttempts, { key, max: perAddress }, now());
  const at = now();
  const tried = await loginAttempts.recordTry(`login as ${accountKey(username)}`, new Date(at).toISOString(), {
    max: triesPerAccount,
    since: new Date(at - hourMs).toISOString(),
  });
  if (!tried.ok) throw tooManyAttempts(Date.parse(tried.error) + hourMs - at);
  return {
    async succeeded() {
      await loginAttempts.forget([key]);
      await loginAttempts.withdrawTry(tried.value);
    },
  };
}
