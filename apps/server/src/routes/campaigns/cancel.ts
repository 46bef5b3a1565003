import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

/** Stops what has not left: a running send as well as one that is planned. */
export function cancelCampaign(app: App, { campaignMails }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.cancelCampaign),
    handler: async ({ params }) => ({ success: true as const, cancelled: await campaignMails.cancel(params.id) }),
  });
}
