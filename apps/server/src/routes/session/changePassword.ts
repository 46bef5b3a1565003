import { successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { hashPassword, verifyPassword } from '../../adapters/secrets/passwords.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { countAttempt } from '../../plugins/attemptLimit.ts';
import { requireSession, signedIn } from '../../plugins/authentication.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

const attemptsPerAdmin = 10;

/** Changes the own password and ends every other session: who knew the old one is out. */
export function postChangePassword(app: App, options: SessionRoutes): void {
  const { admins, loginAttempts, now } = options;
  app.route({
    ...contractRoute(apiContract.changePassword),
    onRequest: requireSession(options),
    handler: async (request) => {
      const { currentPassword, newPassword } = request.body;
      const { admin, tokenHash } = signedIn(request);
      // A stolen token must not be enough to find the password by trying.
      const key = `change of ${admin.id}`;
      await countAttempt(loginAttempts, [{ key, max: attemptsPerAdmin }], now());
      if (!(await verifyPassword(admin.passwordHash, currentPassword))) {
        throw new ApiFailure(400, 'current_password_wrong', {
          issues: [{ path: 'currentPassword', code: 'current_password_wrong' }],
        });
      }
      await admins.changePassword(admin.id, await hashPassword(newPassword), tokenHash, new Date(now()).toISOString());
      await loginAttempts.forget([key]);
      return { success: true as const, message: successMessage('password_changed', languageOf(request)) };
    },
  });
}
