import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { refuseWhere, type CampaignRoutes } from './campaignRoutes.ts';

/** Tries again what failed and may succeed. */
export function retryCampaign(app: App, { campaignMails, campaignsRefused, onMail }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.retryCampaign),
    handler: async ({ params }) => {
      refuseWhere(campaignsRefused());
      const queued = await campaignMails.retry(params.id);
      if (queued > 0) onMail();
      return { success: true as const, queued };
    },
  });
}
