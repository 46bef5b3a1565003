import {
  type Client,
  type ClientEntry,
  clientFilter,
  type ClientQuery,
  clientSearchText,
  sortClients,
} from '@fnc/domain';
import { useEffect, useMemo } from 'react';

/** Folds what a search looks through while the browser has nothing to do, so that the first key is as quick as the next. */
function useFoldedAhead(entries: readonly ClientEntry<Client>[]): void {
  useEffect(() => {
    // Not in every browser; there the first key folds.
    if (typeof requestIdleCallback === 'undefined') return undefined;
    let next = 0;
    function fold(deadline: IdleDeadline) {
      for (; next < entries.length && deadline.timeRemaining() > 1; next += 1) {
        const entry = entries[next];
        if (entry !== undefined) clientSearchText(entry.client);
      }
      if (next < entries.length) handle = requestIdleCallback(fold);
    }
    let handle = requestIdleCallback(fold);
    return () => cancelIdleCallback(handle);
  }, [entries]);
}

/** The entries that match, in order. Sorted once per order, so that a key in the search box only filters. */
export function useShownClients(
  entries: readonly ClientEntry<Client>[],
  query: ClientQuery,
): readonly ClientEntry<Client>[] {
  const { search, status, sort } = query;
  useFoldedAhead(entries);
  const sorted = useMemo(() => sortClients(entries, sort), [entries, sort]);
  return useMemo(() => {
    const matches = clientFilter({ search, status });
    return sorted.filter(({ client }) => matches(client));
  }, [sorted, search, status]);
}
