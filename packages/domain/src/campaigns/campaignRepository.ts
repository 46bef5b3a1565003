import type { Campaign } from './campaign.ts';

/** A new draft. What is left out is empty. */
export type NewCampaign = Partial<
  Pick<Campaign, 'name' | 'subject' | 'content' | 'recipients' | 'templateId' | 'scheduledAt' | 'sample'>
>;

/** Only the given fields change, so that a change made elsewhere to another field is not undone. */
export type CampaignChange = Partial<Omit<Campaign, 'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'sample'>>;

/**
 * The campaigns as they were written; what became of their mails the server knows. Every method rejects only when the store
 * fails (`StorageError`: `storage_full`, `storage_failed`), and then nothing has changed.
 */
export interface CampaignRepository {
  /** All of them, in the order in which they were added. */
  list(): Promise<readonly Campaign[]>;
  /** `null` when there is none, or it was removed. */
  findById(id: string): Promise<Campaign | null>;
  /** The new campaign, a draft without figures. */
  add(campaign: NewCampaign): Promise<Campaign>;
  /** The changed campaign; `null` when there is none with this id. */
  update(id: string, change: CampaignChange): Promise<Campaign | null>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back. */
  restore(id: string): Promise<Campaign | null>;
}
