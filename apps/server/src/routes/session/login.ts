import { deviceOf } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { verifyPassword } from '../../adapters/secrets/passwords.ts';
import { digest, newToken } from '../../adapters/secrets/tokens.ts';
import type { Admin } from '../../adapters/sql/admins.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { mayTry } from './mayTry.ts';
import { requireSecondStep } from './secondStep.ts';
import type { SessionRoutes } from './sessionRoutes.ts';
import { toUser } from './toUser.ts';

export function postLogin(app: App, options: SessionRoutes): void {
  const { admins, sessions, knownDevices, audit, now, sessionHours } = options;
  app.route({
    ...contractRoute(apiContract.login),
    handler: async (request, reply) => {
      const { username, password, code } = request.body;
      const admin = await admins.findByUsername(username);
      const attempt = await mayTry(options, request, { username, admin });
      // Also where there is no such user: both take the same time.
      const isRight = await verifyPassword(admin?.passwordHash ?? null, password);
      if (admin === null || !isRight) {
        audit(request, 'sign_in_failed', { admin: admin?.id ?? null });
        throw new ApiFailure(401, 'credentials_wrong');
      }
      if (hasEnded(admin, now())) {
        audit(request, 'sign_in_failed', { admin: admin.id });
        throw new ApiFailure(401, 'one_time_password_ended');
      }
      try {
        await requireSecondStep(options, admin, code);
      } catch (error) {
        // Asking for the code is no failure yet; a wrong one, or too many of them, is.
        if (code !== undefined) audit(request, 'sign_in_failed', { admin: admin.id });
        throw error;
      }
      const token = newToken();
      const signedInAt = now();
      await sessions.create({
        tokenHash: digest(token),
        adminId: admin.id,
        now: new Date(signedInAt).toISOString(),
        expiresAt: new Date(signedInAt + sessionHours * 3_600_000).toISOString(),
        device: deviceOf(request.headers['user-agent']),
      });
      await attempt.succeeded();
      knownDevices.remember(request, reply, admin);
      audit(request, 'sign_in', { admin: admin.id });
      return { success: true as const, token, user: toUser(admin) };
    },
  });
}

/** A one-time password is written on a terminal and in its history: it may not be good for ever. */
const hasEnded = ({ mustChangePassword, oneTimeEndsAt }: Admin, nowMs: number): boolean =>
  mustChangePassword && oneTimeEndsAt !== null && Date.parse(oneTimeEndsAt) <= nowMs;
