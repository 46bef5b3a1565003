import { measuredLead, type CampaignMeasures } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { Blocks } from '../../adapters/sql/blocks.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { leadNotFound } from './leadRoutes.ts';

export interface BlockRoutes {
  readonly blocks: Blocks;
  readonly measures: CampaignMeasures;
}

/** Blocks the address of a lead by hand, and undoes that; the timeline and the proof say who did it and why. */
export function blockLead(app: App, { blocks, measures }: BlockRoutes): void {
  app.route({
    ...contractRoute(apiContract.blockLead),
    handler: async (request) => {
      const { username } = signedIn(request).admin;
      const lead = await blocks.block(request.params.id, request.body, username);
      if (lead === null) throw leadNotFound();
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
  app.route({
    ...contractRoute(apiContract.unblockLead),
    handler: async (request) => {
      const { username } = signedIn(request).admin;
      const lead = await blocks.unblock(request.params.id, username);
      if (lead === null) throw leadNotFound();
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
}
