import { apiContract } from '@fnc/domain/api';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

/** Stops what has not left: a running send as well as one that is planned. */
export function cancelCampaign(app: App, { campaignSends }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.cancelCampaign),
    handler: async (request) => {
      const cancelled = await campaignSends.stop(signedIn(request).admin.username, request.params.id);
      return { success: true as const, cancelled };
    },
  });
}
