import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { isProgram } from './isProgram.ts';
import type { TrackingRoutes } from './trackingRoutes.ts';

/** Counts what happened on a page. Programs that name themselves get the same answer and are not counted. */
export function postCount(app: App, { dailyCounts, pages }: TrackingRoutes): void {
  app.route({
    ...contractRoute(apiContract.count),
    handler: async (request) => {
      const count = request.body;
      if (!pages.has(count.page)) {
        throw new ApiFailure(400, 'page_unknown', { issues: [{ path: 'page', code: 'page_unknown' }] });
      }
      if (!isProgram(request.headers['user-agent'])) await dailyCounts.add(count);
      return { success: true as const };
    },
  });
}
