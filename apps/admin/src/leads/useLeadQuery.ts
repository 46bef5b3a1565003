import { adminLeadSort, type LeadQuery, readLeadQuery } from '@fnc/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query of the list in the address: the same object as long as the address stays the same. */
export function useLeadQuery(): LeadQuery {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => {
    const { sort = adminLeadSort, search, status, source, from, to } = readLeadQuery(new URLSearchParams(text));
    return { sort, search, status, source, from, to };
  }, [text]);
}
