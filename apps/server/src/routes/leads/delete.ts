import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { LeadRoutes } from './leadRoutes.ts';

/** Removes a lead; for thirty days it can be brought back. */
export function deleteLead(app: App, { leads }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.removeLead),
    handler: async (request) => {
      if (!(await leads.remove(request.params.id))) throw new ApiFailure(404, 'lead_already_deleted');
      return { success: true as const };
    },
  });
}
