import { deviceOf } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { verifyPassword } from '../../adapters/secrets/passwords.ts';
import { digest, newToken } from '../../adapters/secrets/tokens.ts';
import { accountKey } from '../../adapters/sql/admins.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { addressKey, countAttempt } from '../../plugins/attemptLimit.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { requireSecondStep } from './secondStep.ts';
import type { SessionRoutes } from './sessionRoutes.ts';
import { toUser } from './toUser.ts';

const perAddress = 10;
/** Higher than per address: otherwise anyone could lock the advisor out by trying ten passwords. */
const perAccount = 100;

export function postLogin(app: App, options: SessionRoutes): void {
  const { admins, sessions, loginAttempts, now, sessionHours } = options;
  app.route({
    ...contractRoute(apiContract.login),
    handler: async (request) => {
      const { username, password, code } = request.body;
      const address = `login from ${addressKey(request.ip)}`;
      const account = `login as ${accountKey(username)}`;
      await countAttempt(
        loginAttempts,
        [
          { key: address, max: perAddress },
          { key: account, max: perAccount },
        ],
        now(),
      );
      const admin = await admins.findByUsername(username);
      const isRight = await verifyPassword(admin?.passwordHash ?? null, password);
      if (admin === null || !isRight) throw new ApiFailure(401, 'credentials_wrong');
      await requireSecondStep(options, admin, code);
      const token = newToken();
      const signedInAt = now();
      await sessions.create({
        tokenHash: digest(token),
        adminId: admin.id,
        now: new Date(signedInAt).toISOString(),
        expiresAt: new Date(signedInAt + sessionHours * 3_600_000).toISOString(),
        device: deviceOf(request.headers['user-agent']),
      });
      await loginAttempts.forget([address, account]);
      return { success: true as const, token, user: toUser(admin) };
    },
  });
}
