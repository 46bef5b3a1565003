import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { TrackingRoutes } from './trackingRoutes.ts';

/**
 * Writes what broke in a visitor's browser in the log, under the id that the visitor's screen shows. Page and places are
 * written only where the built site has that page and that script: anything else may be a visitor's words.
 */
export function postClientFault(app: App, { pages, scripts }: Pick<TrackingRoutes, 'pages' | 'scripts'>): void {
  app.route({
    ...contractRoute(apiContract.reportClientFault),
    handler: (request) => {
      const { id, name, places, page } = request.body;
      const ours = places.filter((place) => scripts.has(place.split(':', 1)[0] ?? ''));
      request.log.warn(
        { errorId: id, fault: name, page: pages.known(page), places: ours },
        'a page failed in a browser',
      );
      return { success: true as const };
    },
  });
}
