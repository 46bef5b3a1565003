import {
  isHandedOver,
  noCampaignStats,
  storedCampaignSchema,
  storedCampaignSummarySchema,
  type Campaign,
  type CampaignSummary,
  type CampaignChange,
  type NewCampaign,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { createRecords, type RecordDependencies, type Records } from './records.ts';

/** The content of campaigns; `CampaignSends` sends them. */
export interface ServerCampaigns extends Pick<
  Records<Campaign>,
  'findById' | 'findIn' | 'remove' | 'restore' | 'updateIn'
> {
  /** In the order in which they were added. */
  list(): Promise<CampaignSummary[]>;
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
    list: () => summaries(dependencies.database),
    add: (by, { id: given, name = '', subject = '', content = '', recipients = [], ...others }) =>
      records.add(
        by,
        (id, at) => ({
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
        }),
        given,
      ),
    update: (by, id, change, seen) => records.update(by, id, () => change, seen),
  };
}

/** The record without its text and recipients, with their number. The database does it: a whole record has megabytes. */
const summaryIn = {
  sqlite: sql<string>`json_set(json_remove(record, '$.content', '$.recipients', '$.accepted'),
    '$.recipientCount', coalesce(json_array_length(record, '$.recipients'), 0))`,
  // `jsonb` refuses half a surrogate pair and a NUL, which `JSON.stringify` writes as escapes. Browsers show either as
  // the replacement character. `offset 0` makes PostgreSQL read the record once.
  postgres: sql<string>`(select jsonb_set(whole - array['content', 'recipients', 'accepted'],
    '{recipientCount}', to_jsonb(coalesce(jsonb_array_length(whole -> 'recipients'), 0)))::text
    from (select regexp_replace(record, '\\\\u(d[89a-f][0-9a-f]{2}|0000)', '\\\\ufffd', 'g')::jsonb as whole offset 0) as one)`,
} as const;

async function summaries({ query, engine }: Database): Promise<CampaignSummary[]> {
  const rows = await query
    .selectFrom('campaign')
    .select(['version', summaryIn[engine].as('summary')])
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ summary, version }) => ({ ...storedCampaignSummarySchema.parse(JSON.parse(summary)), version }));
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
