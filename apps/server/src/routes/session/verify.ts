import { apiContract } from '@fnc/domain/api';
import { requireSession, signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SessionRoutes } from './sessionRoutes.ts';
import { toUser } from './toUser.ts';

/** Who the token belongs to. */
export function getVerify(app: App, options: SessionRoutes): void {
  app.route({
    ...contractRoute(apiContract.verify),
    onRequest: requireSession(options),
    handler: (request) => ({ success: true as const, user: toUser(signedIn(request).admin) }),
  });
}
