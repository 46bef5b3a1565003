import { leadFilter } from '../leads/leadFilter.ts';
import type { Lead } from '../leads/lead.ts';
import type { LeadQuery } from '../leads/leadQuery.ts';
import type { Profession } from '../leads/leadVocabulary.ts';
import { reachOf, type Reach } from './reach.ts';

/** Filters for choosing recipients. An absent filter means "all". */
export interface RecipientQuery extends Pick<LeadQuery, 'search' | 'source' | 'status'> {
  readonly profession?: readonly Profession[] | undefined;
  readonly reach?: readonly Reach[] | undefined;
}

export function recipientFilter({ profession, reach, ...query }: RecipientQuery): (lead: Lead) => boolean {
  const isAsked = leadFilter(query);
  const professions = profession?.length ? new Set(profession) : null;
  const wanted = reach?.length ? new Set(reach) : null;
  return (lead) => {
    if (professions && (lead.profession === undefined || !professions.has(lead.profession))) return false;
    if (wanted && !wanted.has(reachOf(lead))) return false;
    return isAsked(lead);
  };
}
