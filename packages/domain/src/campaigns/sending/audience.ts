import type { Lead } from '../../leads/lead.ts';
import type { Campaign } from '../campaign.ts';
import { reachOf, type Reach } from './reach.ts';
import { leadFilter } from '../../leads/leadFilter.ts';
import type { LeadQuery } from '../../leads/leadQuery.ts';
import type { Profession } from '../../leads/leadVocabulary.ts';
import type { Language } from '../../shared/language.ts';

/** Filters for choosing recipients. An absent filter means "all". */
export interface RecipientQuery extends Pick<LeadQuery, 'search' | 'source' | 'status'> {
  readonly profession?: readonly Profession[] | undefined;
  readonly language?: readonly Language[] | undefined;
  readonly reach?: readonly Reach[] | undefined;
}

export function recipientFilter({ profession, language, reach, ...query }: RecipientQuery): (lead: Lead) => boolean {
  const isAsked = leadFilter(query);
  const professions = profession?.length ? new Set(profession) : null;
  const wanted = reach?.length ? new Set(reach) : null;
  return (lead) => {
    if (professions && (lead.profession === undefined || !professions.has(lead.profession))) return false;
    if (language?.length && !language.includes(lead.language)) return false;
    if (wanted && !wanted.has(reachOf(lead))) return false;
    return isAsked(lead);
  };
}

/** The recipients of a campaign, grouped. Every chosen lead that exists is in exactly one of the three groups. */
export interface Audience {
  /** In the order of `leads`. */
  readonly willGet: readonly Lead[];
  /** Leads without recorded consent, unless the tick is set. */
  readonly waiting: readonly Lead[];
  readonly never: readonly { readonly lead: Lead; readonly reach: Reach }[];
  /** How many in `willGet` are mailed only because of the tick. */
  readonly byTick: number;
  /** Chosen ids whose lead no longer exists. */
  readonly gone: readonly string[];
}

/**
 * Which of the recipients get the campaign.
 *
 * @param leads all existing leads
 * @param recipients lead ids; duplicates count once
 * @param tick whether the advisor ticked that leads without recorded consent may be mailed
 */
export function audienceOf(leads: readonly Lead[], recipients: readonly string[], tick: boolean): Audience {
  const chosen = new Set(recipients);
  const willGet: Lead[] = [];
  const waiting: Lead[] = [];
  const never: { lead: Lead; reach: Reach }[] = [];
  let byTick = 0;
  for (const lead of leads) {
    // Delete the id so that a duplicate lead counts once; ids left at the end have no lead.
    if (!chosen.delete(lead.id)) continue;
    const reach = reachOf(lead);
    if (reach === 'reachable') willGet.push(lead);
    else if (reach !== 'consent_missing') never.push({ lead, reach });
    else if (tick) {
      willGet.push(lead);
      byTick += 1;
    } else waiting.push(lead);
  }
  return { willGet, waiting, never, byTick, gone: [...chosen] };
}

/**
 * Whether a campaign was sent and is closed to recipients who did not get it: a lead that became mailable later is not
 * sent it. False for a campaign that was stopped or that a browser did not finish.
 */
export const isHandedOver = ({
  status,
  accepted,
  handedOver,
}: Pick<Campaign, 'status' | 'accepted' | 'handedOver'>): boolean =>
  handedOver ?? (accepted === undefined && (status === 'sent' || status === 'completed'));
