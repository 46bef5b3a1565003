import { describeCampaignRepository } from '@fnc/domain/contracts';
import { createApiCampaignRepository } from '@fnc/domain/storage';
import { engines } from '../../testing/engines.ts';
import { seedLead } from '../../testing/seedReaders.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

for (const engine of engines) {
  const shared = sharedServer(engine);
  describeCampaignRepository(`the server on ${engine.name}`, async () => ({
    campaigns: createApiCampaignRepository(await shared.emptied()),
    seed: async (lead) => (await seedLead((await shared.server()).database, lead)).id,
  }));
}
