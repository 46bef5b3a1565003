import { noAudience, type AudienceCounts, type Campaign, type RecipientRefusal } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { AddressHash } from '../../secrets/addressHash.ts';
import { isHeld, mailStatus } from './campaignRows.ts';
import type { Database } from '../database.ts';
import type { RefusalReason } from '../consent/refusals.ts';
import type { Schema } from '../schema.ts';
import { sendingRefusal } from '../mail/sendingRules.ts';

/** A recipient of a campaign, with the decision. */
export interface Recipient {
  readonly leadId: string;
  /** `null`: may be mailed. */
  readonly refusal: RecipientRefusal | null;
  /** Allowed only because of the tick. */
  readonly byTick: boolean;
}

interface Rule {
  readonly hashAddress: AddressHash;
  /** The advisor ticked that leads without recorded consent may get it. */
  readonly tick: boolean;
  /** PostgreSQL: locks the leads, so that none is erased before this transaction ends. */
  readonly lock?: boolean;
}

/** Decides which of these leads may be mailed, by the rule that is applied again on sending. Ordered by id. */
export async function sortOut(
  db: Kysely<Schema>,
  ids: readonly string[],
  { hashAddress, tick, lock = false }: Rule,
): Promise<readonly Recipient[]> {
  if (ids.length === 0) return [];
  const leads = await db
    .selectFrom('lead')
    .select(['id', 'email', 'unsubscribed_at', 'suppressed', 'consent'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    // Always in the same order, so that two transactions cannot deadlock.
    .orderBy('id')
    .$if(lock, (select) => select.forKeyShare())
    .execute();
  const hashOf = new Map(leads.map(({ id, email }) => [id, hashAddress(email)]));
  const reasonsOf = await refusalReasons(db, [...hashOf.values()]);
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  return ids.map((leadId) => {
    const lead = leadOf.get(leadId);
    if (lead === undefined) return { leadId, refusal: 'lead_removed', byTick: false };
    const addressReasons = reasonsOf(hashOf.get(leadId) ?? '');
    const without = sendingRefusal({ lead, addressReasons, withoutConsent: false });
    const byTick = tick && without === 'consent_missing';
    return { leadId, refusal: byTick ? null : without, byTick };
  });
}

async function refusalReasons(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<(hash: string) => readonly RefusalReason[]> {
  const known = new Map<string, RefusalReason[]>();
  if (hashes.length === 0) return () => [];
  const rows = await db
    .selectFrom('address_refusal')
    .select(['address_hash', 'reason'])
    .where('address_hash', 'in', [...hashes])
    .execute();
  for (const { address_hash: hash, reason } of rows) known.set(hash, [...(known.get(hash) ?? []), reason]);
  return (hash) => known.get(hash) ?? [];
}

/** A lead's existing mail of a campaign. */
export interface MailOfLead {
  readonly id: string;
  /** It was never sent and is not being sent: cancelled, skipped or refused. */
  readonly canBeQueuedAnew: boolean;
  /** Stopped, and returned to the queue since, or still with a worker. */
  readonly wasStopped: boolean;
  /** A restore stopped it: the lead may have it. */
  readonly isHeld: boolean;
}

/** The mails of a campaign to these leads, by lead. */
export async function mailsOfLeads(
  db: Kysely<Schema>,
  campaignId: string,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, MailOfLead>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaign_mail')
    .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .select(['campaign_mail.id', 'campaign_mail.lead_id as leadId', 'cancelled_at'])
    .select([mailStatus.as('status'), sql<number>`case when ${isHeld} then 1 else 0 end`.as('held')])
    .where('campaign_id', '=', campaignId)
    .where('campaign_mail.lead_id', 'in', [...leadIds])
    .execute();
  return new Map(
    rows.map(({ id, leadId, cancelled_at, status, held }) => [
      leadId ?? '',
      {
        id,
        canBeQueuedAnew: status === 'cancelled' || status === 'skipped',
        wasStopped: cancelled_at !== null,
        isHeld: held === 1,
      },
    ]),
  );
}

/** Leads per statement, to keep statements short. */
const slice = 500;

interface Asked {
  readonly recipients: readonly string[];
  readonly tick: boolean;
  /** A stored campaign: leads that have its mail already are counted separately. */
  readonly campaign: Pick<Campaign, 'id' | 'accepted'> | null;
}

/** The counts of a campaign's recipients. */
export async function countAudience(
  { query }: Pick<Database, 'query'>,
  hashAddress: AddressHash,
  { recipients, tick, campaign }: Asked,
): Promise<AudienceCounts> {
  const counts = noAudience();
  const chosen = [...new Set(recipients)];
  const accepted = new Set(campaign?.accepted);
  const held = { willGet: 0, waiting: 0 };
  for (let from = 0; from < chosen.length; from += slice) {
    const ids = chosen.slice(from, from + slice);
    const mails = campaign === null ? new Map<string, MailOfLead>() : await mailsOfLeads(query, campaign.id, ids);
    const has = (id: string) => mails.get(id)?.canBeQueuedAnew === false || accepted.has(id);
    counts.already += ids.filter(has).length;
    const left = ids.filter((id) => !has(id));
    for (const { leadId, refusal, byTick } of await sortOut(query, left, { hashAddress, tick })) {
      if (refusal === null) counts.willGet += 1;
      else if (refusal === 'consent_missing') counts.waiting += 1;
      else if (refusal === 'lead_removed') counts.gone += 1;
      else counts.never[refusal] += 1;
      if (byTick) counts.byTick += 1;
      if (mails.get(leadId)?.isHeld !== true) continue;
      if (refusal === null) held.willGet += 1;
      else if (refusal === 'consent_missing') held.waiting += 1;
    }
  }
  return held.willGet + held.waiting === 0 ? counts : { ...counts, held };
}
