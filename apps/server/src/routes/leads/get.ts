import { measuredFigure, measuredLead } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { signedIn } from '../../plugins/authentication.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { leadNotFound, type LeadRoutes } from './leadRoutes.ts';

/** One lead with its timeline. */
export function getLead(app: App, { leads, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.findLead),
    handler: async (request) => {
      const found = await leads.findById(request.params.id, languageOf(request));
      if (found === null) throw leadNotFound();
      audit(request, 'lead_read', { admin: signedIn(request).admin.id, lead: found.lead.id });
      return {
        success: true as const,
        lead: measuredLead(found.lead, measures),
        events: [...found.events],
        openedByMachine: measuredFigure(found.openedByMachine, measures.opens),
      };
    },
  });
}
