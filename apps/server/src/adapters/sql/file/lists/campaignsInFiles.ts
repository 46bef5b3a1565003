import {
  noCampaignStats,
  storedCampaignSchema,
  type Campaign,
  type CampaignFigures,
  type CampaignMeasures,
} from '@fnc/domain';
import { maximumCampaignIds } from '@fnc/domain/api';
import { sql, type Kysely } from 'kysely';
import { createCampaignOutcomes } from '../../campaigns/campaignFigures.ts';
import { mailStatus } from '../../campaigns/campaignRows.ts';
import type { Schema } from '../../schema.ts';
import { chunksOf } from './fileList.ts';

type CampaignStats = Campaign['stats'];

const idsOf = (campaigns: readonly Campaign[]) => campaigns.map(({ id }) => id);

/** What this server knows of the mails of imported campaigns. */
interface MailsHere {
  /** The campaigns that have mails here. */
  readonly known: ReadonlySet<string>;
  /** Those with a mail that is on its way, or was. */
  readonly underWay: ReadonlySet<string>;
}

/** A mail that was stopped or held back can be sent anew. */
const isUnderWay = sql<number>`max(case when ${mailStatus} in ('cancelled', 'skipped') then 0 else 1 end)`;

async function mailsHere(db: Kysely<Schema>, campaigns: readonly Campaign[]): Promise<MailsHere> {
  const known = new Set<string>();
  const underWay = new Set<string>();
  for (const some of chunksOf(idsOf(campaigns))) {
    const found = await db
      .selectFrom('campaign_mail')
      .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
      .select(['campaign_id', isUnderWay.as('isUnderWay')])
      .where('campaign_id', 'in', some)
      .groupBy('campaign_id')
      .execute();
    for (const row of found) {
      known.add(row.campaign_id);
      if (row.isUnderWay === 1) underWay.add(row.campaign_id);
    }
  }
  return { known, underWay };
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
 * What imported campaigns will be here: a planned one that another server will send, or would have sent, is a draft, and
 * so is one whose mails here were all stopped, as clearing does. One that was mailed from here keeps the statistics of
 * its record, because the server counts its mails itself, and otherwise every export would differ from what is stored.
 */
export async function importedCampaigns(
  db: Kysely<Schema>,
  campaigns: readonly Campaign[],
): Promise<readonly Campaign[]> {
  const { known, underWay } = await mailsHere(db, campaigns);
  const own = await storedStats(db, [...known]);
  return campaigns.map((campaign) => {
    if (campaign.status === 'scheduled' && !underWay.has(campaign.id)) return asDraft(campaign);
    const stats = own.get(campaign.id);
    return stats === undefined ? campaign : { ...campaign, stats };
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
