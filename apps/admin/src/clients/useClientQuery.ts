import { type ClientQuery, readClientQuery } from '@fnc/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../queries/kept.ts';

/** What the address asks of the list. The same object as long as the address says the same. */
export function useClientQuery(): ClientQuery {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => readClientQuery(new URLSearchParams(text)), [text]);
}

/** What the list of clients was asked last: a client's page leads back there. */
export const useLastClientQuery = () => useKept<ClientQuery>('clientQuery', {});
