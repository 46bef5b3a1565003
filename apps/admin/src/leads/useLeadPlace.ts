import type { LeadPlace } from '@fnc/ui/admin';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadSearch, linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';

/** Where a lead stands in the list that was last shown, and the way back to it. */
export function useLeadPlace(id: string) {
  const { list } = useAdmin();
  const { leads, count, query, nextCursor } = useStore(list);
  const navigate = useNavigate();
  const index = leads.findIndex((lead) => lead.id === id);
  const isLast = index === leads.length - 1;

  // The neighbour may lie on a page that was not fetched yet.
  useEffect(() => {
    if (index >= 0 && isLast && nextCursor !== null) void list.more();
  }, [index, isLast, nextCursor, list]);

  const goTo = (offset: number) => {
    const neighbour = leads[index + offset];
    return neighbour === undefined ? undefined : () => void navigate(paths.lead(neighbour.id));
  };
  const place: LeadPlace | undefined =
    index < 0
      ? undefined
      : { position: index + 1, count, onPrevious: index === 0 ? undefined : goTo(-1), onNext: goTo(1) };
  return { listHref: linkTo(paths.leads(query)), filtered: leadSearch({ ...query, sort: undefined }) !== '', place };
}
