import { apiContract } from '@fnc/domain/api';
import { requireSession, signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

/** Ends this session at once. */
export function postLogout(app: App, options: SessionRoutes): void {
  app.route({
    ...contractRoute(apiContract.logout),
    onRequest: requireSession(options),
    handler: async (request) => {
      const { admin, tokenHash } = signedIn(request);
      await options.sessions.revoke(tokenHash);
      options.audit(request, 'sign_out', { admin: admin.id });
      return { success: true as const };
    },
  });
}
