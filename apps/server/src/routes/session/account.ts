import { codeKey, isOneTimeCode, successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { newRecoveryCodes, newTotpKey, totpUri, stepOfCode } from '../../adapters/secrets/oneTimeCodes.ts';
import { verifyPassword, hashPassword } from '../../adapters/secrets/passwords.ts';
import type { Admin } from '../../adapters/sql/accounts/admins.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { countAttempt } from '../../plugins/attemptLimit.ts';
import { signedIn, requireSession } from '../../plugins/authentication.ts';
import { passwordRefusal } from '../../adapters/secrets/passwordStrength.ts';
import { digest, newToken } from '../../adapters/secrets/tokens.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

const attemptsPerAdmin = 10;

/**
 * Changes the admin's own password. Every other session ends, because its user may know only the old one; this one
 * continues with a new token, which the answer holds. A mail informs the advisor.
 */
export function postChangePassword(app: App, options: SessionRoutes): void {
  const { admins, loginAttempts, knownDevices, audit, mails, newId, onMail, now } = options;
  app.route({
    ...contractRoute(apiContract.changePassword),
    onRequest: requireSession(options),
    handler: async (request, reply) => {
      const { currentPassword, newPassword } = request.body;
      const { admin, tokenHash } = signedIn(request);
      // A stolen token must not allow guessing the password.
      const key = `change of ${admin.id}`;
      await countAttempt(loginAttempts, { key, max: attemptsPerAdmin }, now());
      if (!(await verifyPassword(admin.passwordHash, currentPassword))) {
        audit(request, 'password_change_failed', { admin: admin.id });
        throw new ApiFailure(400, 'current_password_wrong', {
          issues: [{ path: 'currentPassword', code: 'current_password_wrong' }],
        });
      }
      const code = await passwordRefusal(newPassword, admin.username);
      if (code !== null) {
        audit(request, 'password_change_failed', { admin: admin.id });
        throw new ApiFailure(400, code, { issues: [{ path: 'newPassword', code }] });
      }
      const token = newToken();
      const passwordHash = await hashPassword(newPassword);
      const changedAt = new Date(now()).toISOString();
      await admins.changePassword(admin.id, {
        passwordHash,
        session: { tokenHash, renewedHash: digest(token) },
        now: changedAt,
        mail: { ...mails.forPasswordChange(admin.username, changedAt), id: newId() },
      });
      onMail();
      await loginAttempts.forget([key]);
      knownDevices.remember(request, reply, { ...admin, passwordHash });
      audit(request, 'password_changed', { admin: admin.id });
      return { success: true as const, message: successMessage('password_changed', languageOf(request)), token };
    },
  });
}

const passwordsPerAdmin = 10;

/** An admin switches the own second step on and off. Behind `requireAdmin`. */
export function registerSecondFactor(app: App, options: SessionRoutes): void {
  const { secondFactors, loginAttempts, audit, now } = options;

  app.route({
    ...contractRoute(apiContract.secondFactor),
    handler: async (request) => {
      const state = await secondFactors.state(signedIn(request).admin.id);
      return { success: true as const, ...state };
    },
  });

  app.route({
    ...contractRoute(apiContract.setUpSecondFactor),
    handler: async (request) => {
      const { admin } = signedIn(request);
      // A stolen token must not allow guessing the password, or locking its owner out.
      const attempts = `change of ${admin.id}`;
      await countAttempt(loginAttempts, { key: attempts, max: passwordsPerAdmin }, now());
      if (!(await verifyPassword(admin.passwordHash, request.body.password))) {
        throw refusedField('password', 'current_password_wrong');
      }
      await loginAttempts.forget([attempts]);
      const key = newTotpKey();
      if (!(await secondFactors.prepare(admin.id, key))) throw new ApiFailure(409, 'second_factor_already_on');
      return { success: true as const, key, uri: totpUri(key, admin.username) };
    },
  });

  app.route({
    ...contractRoute(apiContract.confirmSecondFactor),
    handler: async (request) => {
      const { admin } = signedIn(request);
      const stored = await secondFactors.find(admin.id);
      if (stored === null) throw new ApiFailure(409, 'second_factor_not_set_up');
      if (stored.confirmed) throw new ApiFailure(409, 'second_factor_already_on');
      await requireGoodCode(admin, request.body.code);
      const recoveryCodes = await makeRecoveryCodes(admin);
      audit(request, 'second_factor_on', { admin: admin.id });
      return { success: true as const, recoveryCodes };
    },
  });

  app.route({
    ...contractRoute(apiContract.renewRecoveryCodes),
    handler: async (request) => {
      const { admin } = signedIn(request);
      await requireOn(admin);
      await requireGoodCode(admin, request.body.code);
      const recoveryCodes = await makeRecoveryCodes(admin);
      audit(request, 'recovery_codes_renewed', { admin: admin.id });
      return { success: true as const, recoveryCodes };
    },
  });

  app.route({
    ...contractRoute(apiContract.switchOffSecondFactor),
    handler: async (request) => {
      const { admin } = signedIn(request);
      await requireOn(admin);
      await requireGoodCode(admin, request.body.code);
      await secondFactors.remove(admin.id);
      audit(request, 'second_factor_off', { admin: admin.id });
      return { success: true as const };
    },
  });

  async function requireOn({ id }: Admin): Promise<void> {
    const { on } = await secondFactors.state(id);
    if (!on) throw new ApiFailure(409, 'second_factor_off');
  }

  async function requireGoodCode(admin: Admin, code: string): Promise<void> {
    if (!(await isGoodCode(options, admin, code))) throw refusedField('code', 'second_factor_wrong');
  }

  async function makeRecoveryCodes({ id }: Admin): Promise<string[]> {
    const codes = newRecoveryCodes();
    await secondFactors.confirm(id, codes.map(codeKey), new Date(now()).toISOString());
    return codes;
  }
}

const refusedField = (path: string, code: 'current_password_wrong' | 'second_factor_wrong') =>
  new ApiFailure(400, code, { issues: [{ path, code }] });

/** In a quarter of an hour, from any address: six digits must not be guessable, also with the right password. */
const codesPerAdmin = 10;

type Parts = Pick<SessionRoutes, 'secondFactors' | 'loginAttempts' | 'now'>;

/**
 * Asks for the second step after the right password, if this admin has switched it on.
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
 * Uses up a code of the app or a recovery code; each works once.
 *
 * @throws ApiFailure 429 when too many were tried
 */
async function isGoodCode(parts: Parts, admin: Admin, code: string): Promise<boolean> {
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
