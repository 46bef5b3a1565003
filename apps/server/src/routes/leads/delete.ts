import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { LeadRoutes } from './leadRoutes.ts';

/** Removes a lead; for thirty days it can be brought back. */
export function deleteLead(app: App, { leads, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.removeLead),
    handler: async (request) => {
      const { id } = request.params;
      const by = signedIn(request).admin.username;
      if (!(await leads.remove(id, by))) throw new ApiFailure(404, 'lead_already_deleted');
      audit(request, 'lead_deleted', { admin: signedIn(request).admin.id, lead: id });
      return { success: true as const };
    },
  });
}
