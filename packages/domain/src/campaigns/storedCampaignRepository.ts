import type { KeyValueStore, Now } from '../shared/ports.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import { restorableRecords } from '../storage/restorableRecords.ts';
import { noCampaignStats, type Campaign } from './campaign.ts';
import type { NewCampaign } from './campaignRepository.ts';

/** Only the given fields change, so that a change made elsewhere to another field is not undone. */
export type BrowserCampaignChange = Partial<
  Omit<Campaign, 'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'sample' | 'version'>
>;

/**
 * Campaigns as one browser kept them, until the console has moved to `CampaignRepository`. Every method rejects only when the
 * store fails (`StorageError`: `storage_full`, `storage_failed`), and then nothing has changed.
 */
export interface BrowserCampaignRepository {
  /** All of them, in the order in which they were added. */
  list(): Promise<readonly Campaign[]>;
  /** `null` when there is none, or it was removed. */
  findById(id: string): Promise<Campaign | null>;
  /** The new campaign, a draft without figures. */
  add(campaign: NewCampaign): Promise<Campaign>;
  /** The changed campaign; `null` when there is none with this id. */
  update(id: string, change: BrowserCampaignChange): Promise<Campaign | null>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back. */
  restore(id: string): Promise<Campaign | null>;
}

interface Dependencies {
  store: KeyValueStore;
  now: Now;
  /** Who writes them; the specification's `admin` unless given. */
  by?: string;
}

/** Campaigns in a key-value store, under `email_campaigns`; removed ones wait beside them. */
export function createStoredCampaignRepository({ store, now, by = 'admin' }: Dependencies): BrowserCampaignRepository {
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
