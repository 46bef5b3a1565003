import { measuredLead } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { leadNotFound, type LeadRoutes } from './leadRoutes.ts';

/** Undoes a delete, timeline included. Not when the same address has signed up again since: an address is one lead. */
export function restoreLead(app: App, { leads, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.restoreLead),
    handler: async (request) => {
      const restored = await leads.restore(request.params.id, signedIn(request).admin.username);
      if (restored === null) throw leadNotFound();
      if (restored === 'address_in_use') throw new ApiFailure(409, 'lead_address_in_use');
      audit(request, 'lead_restored', { admin: signedIn(request).admin.id, lead: restored.id });
      return { success: true as const, lead: measuredLead(restored, measures) };
    },
  });
}
