import {
  noCampaignStats,
  storedCampaignSchema,
  type Campaign,
  type CampaignFigures,
  type CampaignMeasures,
} from '@fnc/domain';
import { maximumCampaignIds } from '@fnc/domain/api';
import type { Kysely } from 'kysely';
import { createCampaignOutcomes } from '../../campaigns/campaignFigures.ts';
import type { Schema } from '../../schema.ts';
import { chunksOf } from './fileList.ts';

type CampaignStats = Campaign['stats'];

const idsOf = (campaigns: readonly Campaign[]) => campaigns.map(({ id }) => id);

/** The campaigns among these of which this server has mails. */
async function mailedFromHere(db: Kysely<Schema>, campaigns: readonly Campaign[]): Promise<Set<string>> {
  const mailed = new Set<string>();
  for (const some of chunksOf(idsOf(campaigns))) {
    const found = await db
      .selectFrom('campaign_mail')
      .select('campaign_id')
      .distinct()
      .where('campaign_id', 'in', some)
      .execute();
    for (const row of found) mailed.add(row.campaign_id);
  }
  return mailed;
}

/** The statistics that these campaigns have in their records. */
async function storedStats(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, CampaignStats>> {
  const stats = new Map<string, CampaignStats>();
  // One at a time: the recipients of a few large campaigns are as many megabytes.
  for (const id of ids) {
    const row = await db.selectFrom('campaign').select('record').where('id', '=', id).executeTakeFirst();
    if (row !== undefined) stats.set(id, storedCampaignSchema.parse(JSON.parse(row.record)).stats);
  }
  return stats;
}

/** Of this server nobody gets it. */
function asDraft(campaign: Campaign): Campaign {
  const { handedOver: _handedOver, accepted: _accepted, sentBy: _by, consentTick: _tick, ...draft } = campaign;
  return { ...draft, status: 'draft', stats: noCampaignStats() };
}

/**
 * What imported campaigns will be here: one that another server will send, or would have sent, is a draft. One that was
 * mailed from here keeps the statistics of its record, because the server counts its mails itself, and otherwise every
 * export would differ from what is stored.
 */
export async function importedCampaigns(
  db: Kysely<Schema>,
  campaigns: readonly Campaign[],
): Promise<readonly Campaign[]> {
  const mailed = await mailedFromHere(db, campaigns);
  const own = await storedStats(db, [...mailed]);
  return campaigns.map((campaign) => {
    const stats = own.get(campaign.id);
    if (stats !== undefined) return { ...campaign, stats };
    return campaign.status === 'scheduled' && !mailed.has(campaign.id) ? asDraft(campaign) : campaign;
  });
}

/** The figures of the console, in the fields of the specification. */
const asStats = ({ sent, delivered, opened, clicked, bounced, unsubscribed }: CampaignFigures): CampaignStats => ({
  sent,
  delivered,
  opened,
  clicked,
  bounced,
  unsubscribed,
});

/** The campaigns with the statistics of their mails; one without mails here keeps those that it was imported with. */
export async function withFigures(
  db: Kysely<Schema>,
  campaigns: readonly Campaign[],
  measures: CampaignMeasures,
): Promise<Campaign[]> {
  const outcomes = createCampaignOutcomes({ query: db });
  const counted = new Map<string, CampaignStats>();
  for (const some of chunksOf(idsOf(campaigns), maximumCampaignIds))
    for (const figures of await outcomes.figures(some, measures)) counted.set(figures.campaignId, asStats(figures));
  return campaigns.map((campaign) => ({ ...campaign, stats: counted.get(campaign.id) ?? campaign.stats }));
}
