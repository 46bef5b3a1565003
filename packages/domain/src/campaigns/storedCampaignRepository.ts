import type { KeyValueStore, Now } from '../shared/ports.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import { restorableRecords } from '../storage/restorableRecords.ts';
import { noCampaignStats } from './campaign.ts';
import type { CampaignRepository } from './campaignRepository.ts';

interface Dependencies {
  store: KeyValueStore;
  now: Now;
  /** Who writes them; the specification's `admin` unless given. */
  by?: string;
}

/** Campaigns in a key-value store, under `email_campaigns`; removed ones wait beside them. */
export function createStoredCampaignRepository({ store, now, by = 'admin' }: Dependencies): CampaignRepository {
  const { campaigns, removedCampaigns } = advisorFile(store);
  const records = restorableRecords({
    store,
    now,
    records: campaigns,
    removed: removedCampaigns,
    keys: [advisorFileKeys.campaigns, advisorFileKeys.removedCampaigns],
  });
  return {
    list: async () => records.list(),
    findById: async (id) => records.find(id),
    add: async ({ name = '', subject = '', content = '', recipients = [], ...others }) =>
      records.add((id, at) => ({
        id,
        name,
        subject,
        content,
        recipients: [...recipients],
        status: 'draft',
        ...others,
        createdAt: at,
        updatedAt: at,
        createdBy: by,
        stats: noCampaignStats(),
      })),
    update: async (id, change) => records.change(id, () => change),
    remove: async (id) => records.remove(id),
    restore: async (id) => records.restore(id),
  };
}
