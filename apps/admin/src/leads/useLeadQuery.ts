import { adminLeadSort, type LeadQuery, readLeadQuery } from '@fnc/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address asks of the list. The same object as long as the address says the same. */
export function useLeadQuery(): LeadQuery {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => {
    const { sort = adminLeadSort, search, status, source, from, to } = readLeadQuery(new URLSearchParams(text));
    return { sort, search, status, source, from, to };
  }, [text]);
}
