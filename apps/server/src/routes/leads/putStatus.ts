import { measuredLead } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { leadNotFound, type LeadRoutes } from './leadRoutes.ts';

/** Sets the status of a lead; the timeline says who did it. */
export function putLeadStatus(app: App, { leads, measures }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.setLeadStatus),
    handler: async (request) => {
      const { username } = signedIn(request).admin;
      const lead = await leads.setStatus(request.params.id, request.body.status, username);
      if (lead === null) throw leadNotFound();
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
}
