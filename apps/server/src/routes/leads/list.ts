import { measuredLead } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { LeadRoutes } from './leadRoutes.ts';

/** Without parameters the newest thousand, as clients of old expect; with any parameter a page of what matches. */
export function listLeads(app: App, { leads, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.listLeads),
    handler: async (request) => {
      const page = await leads.list(request.query);
      if (!page.ok) throw new ApiFailure(400, page.error, { issues: [{ path: 'cursor', code: page.error }] });
      const { leads: found, count, countExceeded, total, sources, nextCursor } = page.value;
      audit(request, 'leads_read', { admin: signedIn(request).admin.id, rows: found.length });
      const asked = Object.values(request.query).some((value) => value !== undefined);
      const answer = { success: true as const, leads: found.map((lead) => measuredLead(lead, measures)), count };
      return asked ? { ...answer, countExceeded, total, sources: [...sources], nextCursor } : answer;
    },
  });
}
