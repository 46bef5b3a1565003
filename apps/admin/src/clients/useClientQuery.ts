import { type ClientQuery, readClientQuery } from '@fnc/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../queries/kept.ts';

/** The query of the list in the address: the same object as long as the address stays the same. */
export function useClientQuery(): ClientQuery {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => readClientQuery(new URLSearchParams(text)), [text]);
}

/** The last query of the list of clients: a client's page links back to it. */
export const useLastClientQuery = () => useKept<ClientQuery>('clientQuery', {});
