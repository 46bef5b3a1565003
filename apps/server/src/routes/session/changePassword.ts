import { successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { hashPassword, verifyPassword } from '../../adapters/secrets/passwords.ts';
import { passwordRefusal } from '../../adapters/secrets/passwordStrength.ts';
import { digest, newToken } from '../../adapters/secrets/tokens.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { countAttempt } from '../../plugins/attemptLimit.ts';
import { requireSession, signedIn } from '../../plugins/authentication.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

const attemptsPerAdmin = 10;

/**
 * Changes the own password. Every other session ends, because who knew the old one is out; this one goes on under a new
 * token, which the answer holds. A mail tells it to the advisor.
 */
export function postChangePassword(app: App, options: SessionRoutes): void {
  const { admins, loginAttempts, knownDevices, audit, mails, newId, onMail, now } = options;
  app.route({
    ...contractRoute(apiContract.changePassword),
    onRequest: requireSession(options),
    handler: async (request, reply) => {
      const { currentPassword, newPassword } = request.body;
      const { admin, tokenHash } = signedIn(request);
      // A stolen token must not be enough to find the password by trying.
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
