import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

/** What became of campaigns, and what this server measures at all. */
export function getCampaignFigures(app: App, { outcomes, measures }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.campaignFigures),
    handler: async ({ query }) => ({
      success: true as const,
      campaigns: [...(await outcomes.figures(query.ids, measures))],
      measures,
    }),
  });
}
