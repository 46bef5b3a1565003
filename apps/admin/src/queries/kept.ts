import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What no server knows, and the console remembers from page to page until somebody else signs in. */
export const keptKey = ['kept'] as const;

/** @param name what it is; @param first what it is until it is set */
export function useKept<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const queries = useQueryClient();
  const queryKey = [...keptKey, name];
  const { data } = useQuery({ queryKey, queryFn: skipToken, initialData: first });
  return [data ?? first, (value) => void queries.setQueryData(queryKey, value)];
}
