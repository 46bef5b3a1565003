import type { LeadQuery } from '@fnc/domain';
import type { LeadPlace } from '@fnc/ui/admin';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadSearch, linkTo, paths } from '../paths.ts';
import { useKept } from '../queries/kept.ts';
import { useLeadList } from '../queries/leads.ts';

/** The last query of the list: a lead's page links back to it. */
export const useLastLeadQuery = () => useKept<LeadQuery>('leadQuery', {});

/** The position of a lead in the list that was last shown, and the link back to the list. */
export function useLeadPlace(id: string) {
  const [query] = useLastLeadQuery();
  const { list, more } = useLeadList(query, false);
  const { leads, count, nextCursor, loadingMore, moreProblem } = list;
  const navigate = useNavigate();
  const index = leads.findIndex((lead) => lead.id === id);
  const wantsMore =
    index >= 0 && index === leads.length - 1 && nextCursor !== null && !loadingMore && moreProblem === null;

  // The next lead may be on a page of the list that is not fetched yet.
  const fetchMore = useEffectEvent(more);
  useEffect(() => {
    if (wantsMore) fetchMore();
  }, [wantsMore]);

  const goTo = (offset: number) => {
    const neighbour = leads[index + offset];
    return neighbour === undefined ? undefined : () => void navigate(paths.lead(neighbour.id));
  };
  const place: LeadPlace | undefined =
    index < 0
      ? undefined
      : { position: index + 1, count, onPrevious: index === 0 ? undefined : goTo(-1), onNext: goTo(1) };
  return {
    trail: { listHref: linkTo(paths.leads(query)), filtered: leadSearch({ ...query, sort: undefined }) !== '', place },
    listPath: paths.leads(query),
  };
}
