import { codeKey, isOneTimeCode } from '@fnc/domain';
import { stepOfCode } from '../../adapters/secrets/oneTimeCodes.ts';
import type { Admin } from '../../adapters/sql/admins.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { countAttempt } from '../../plugins/attemptLimit.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

/** In a quarter of an hour, from wherever: six digits must not be found by trying, also with the right password. */
const codesPerAdmin = 10;

type Parts = Pick<SessionRoutes, 'secondFactors' | 'loginAttempts' | 'now'>;

/**
 * Asks for the second step of a sign-in whose password was right, where this admin has switched it on.
 *
 * @throws ApiFailure 401 `second_factor_required` without a code, `second_factor_wrong` with a wrong one
 */
export async function requireSecondStep(parts: Parts, admin: Admin, code: string | undefined): Promise<void> {
  const { on } = await parts.secondFactors.state(admin.id);
  if (!on) return;
  if (code === undefined) throw new ApiFailure(401, 'second_factor_required');
  if (!(await isGoodCode(parts, admin, code))) throw new ApiFailure(401, 'second_factor_wrong');
}

/**
 * Uses up a code of the app or a recovery code; each is accepted once.
 *
 * @throws ApiFailure 429 when too many were tried
 */
export async function isGoodCode(parts: Parts, admin: Admin, code: string): Promise<boolean> {
  const key = codeKey(code);
  const attempts = `second step of ${admin.id}`;
  await countAttempt(parts.loginAttempts, { key: attempts, max: codesPerAdmin }, parts.now());
  const isGood = isOneTimeCode(key)
    ? await acceptsCodeOfApp(parts, admin, key)
    : await acceptsRecoveryCode(parts, admin, key);
  if (isGood) await parts.loginAttempts.forget([attempts]);
  return isGood;
}

async function acceptsCodeOfApp({ secondFactors, now }: Parts, { id }: Admin, code: string): Promise<boolean> {
  const stored = await secondFactors.find(id);
  const step = stored === null ? null : stepOfCode(stored.key, code, now());
  return step !== null && (await secondFactors.useStep(id, step));
}

const acceptsRecoveryCode = ({ secondFactors, now }: Parts, { id }: Admin, code: string): Promise<boolean> =>
  secondFactors.useRecoveryCode(id, code, new Date(now()).toISOString());
