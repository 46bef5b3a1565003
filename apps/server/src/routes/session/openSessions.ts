import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

/**
 * The open sessions of an admin, for the own account. Behind `requireAdmin`. A session goes by the hash of its token: that
 * signs nobody in, and the token cannot be found from it.
 */
export function registerOpenSessions(app: App, { sessions, audit, now }: SessionRoutes): void {
  app.route({
    ...contractRoute(apiContract.listSessions),
    handler: async (request) => {
      const { admin, tokenHash: own } = signedIn(request);
      const open = await sessions.listOf(admin.id, new Date(now()).toISOString());
      return {
        success: true as const,
        sessions: open.map(({ tokenHash, ...session }) => ({ id: tokenHash, ...session, current: tokenHash === own })),
      };
    },
  });

  app.route({
    ...contractRoute(apiContract.endSession),
    handler: async (request) => {
      const { admin } = signedIn(request);
      if (!(await sessions.revokeOf(admin.id, request.params.id))) throw new ApiFailure(404, 'session_not_found');
      audit(request, 'sessions_ended', { admin: admin.id, rows: 1 });
      return { success: true as const };
    },
  });

  app.route({
    ...contractRoute(apiContract.endOtherSessions),
    handler: async (request) => {
      const { admin, tokenHash } = signedIn(request);
      const ended = await sessions.revokeOthers(admin.id, tokenHash);
      audit(request, 'sessions_ended', { admin: admin.id, rows: ended });
      return { success: true as const, ended };
    },
  });
}
