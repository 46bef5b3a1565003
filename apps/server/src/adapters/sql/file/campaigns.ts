import {
  isHandedOver,
  noCampaignStats,
  storedCampaignSchema,
  type Campaign,
  type CampaignChange,
  type NewCampaign,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { createRecords, type RecordDependencies, type Records } from './records.ts';

/** The content of campaigns; `CampaignSends` sends them. */
export interface ServerCampaigns extends Pick<
  Records<Campaign>,
  'list' | 'findById' | 'findIn' | 'remove' | 'restore' | 'updateIn'
> {
  add(by: string, campaign: NewCampaign): Promise<Campaign>;
  update(by: string, id: string, change: CampaignChange, seen?: number): ReturnType<Records<Campaign>['update']>;
}

export function createCampaigns(dependencies: RecordDependencies): ServerCampaigns {
  const records = createRecords<Campaign>({
    ...dependencies,
    table: 'campaign',
    noun: 'campaign',
    parse: (record) => storedCampaignSchema.parse(record),
    // Its mails have the text of the send, and the leads of it.
    isClosed: async (transaction, campaign) => isHandedOver(campaign) || (await isBeingSent(transaction, campaign.id)),
  });
  return {
    ...records,
    add: (by, { name = '', subject = '', content = '', recipients = [], ...others }) =>
      records.add(by, (id, at) => ({
        id,
        name,
        subject,
        content,
        recipients,
        status: 'draft',
        ...others,
        createdAt: at,
        updatedAt: at,
        createdBy: by,
        stats: noCampaignStats(),
      })),
    update: (by, id, change, seen) => records.update(by, id, () => change, seen),
  };
}

/** Whether a send of it is under way. */
export const isBeingSent = async (db: Kysely<Schema>, campaignId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('campaign_send')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where(sql<boolean>`state <> 'done'`)
    .executeTakeFirst();
  return found !== undefined;
};
