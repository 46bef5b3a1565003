import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Writes what broke in a visitor's browser in the log, under the id that the visitor's screen shows. */
export function postClientFault(app: App): void {
  app.route({
    ...contractRoute(apiContract.reportClientFault),
    handler: (request) => {
      const { id, message, page } = request.body;
      request.log.warn({ errorId: id, fault: message, page }, 'a page failed in a browser');
      return { success: true as const };
    },
  });
}
