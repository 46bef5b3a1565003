import type { Lead } from '../leads/lead.ts';
import { aLead, fixedNow } from '../testing/fixtures.ts';
import { describeCampaignRepository } from './campaignRepository.contract.ts';
import { createMemoryCampaignRepository } from './memoryCampaignRepository.ts';

describeCampaignRepository('memory', async () => {
  const leads: Lead[] = [];
  return {
    campaigns: createMemoryCampaignRepository({ now: fixedNow, leads: () => leads }),
    async seed(lead) {
      const id = `lead-${leads.length}`;
      leads.push(aLead({ ...lead, id, email: `${id}@fleet.example` }));
      return id;
    },
  };
});
