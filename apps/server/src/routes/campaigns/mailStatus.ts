import { instantOf } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

/** How this server sends. */
export function getMailStatus(
  app: App,
  { from, advisor, transport, measures, limits, campaignsRefused, now }: CampaignRoutes,
): void {
  app.route({
    ...contractRoute(apiContract.mailStatus),
    handler: () => ({
      success: true as const,
      from,
      replyTo: advisor,
      configured: transport.configured,
      dkimDomain: transport.signedBy,
      measures,
      campaignObstacle: campaignsRefused(),
      perSecond: limits.perSecond,
      perHour: limits.perHour,
      serverTime: instantOf(now()),
    }),
  });
}
