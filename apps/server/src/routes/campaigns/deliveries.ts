import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

/** The mails of one campaign with their outcome; none where the server knows no such campaign. */
export function listDeliveries(app: App, { outcomes }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.listDeliveries),
    handler: async ({ params, query }) => {
      const page = await outcomes.deliveries(params.id, query);
      if (!page.ok) throw new ApiFailure(400, page.error, { issues: [{ path: 'cursor', code: page.error }] });
      return { success: true as const, ...page.value, deliveries: [...page.value.deliveries] };
    },
  });
}
