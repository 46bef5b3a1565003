import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** State of the console that no server stores; remembered from page to page until another user signs in. */
export const keptKey = ['kept'] as const;

/**
 * @param name of the value
 * @param first its value until it is set
 */
export function useKept<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const queries = useQueryClient();
  const queryKey = [...keptKey, name];
  const { data } = useQuery({ queryKey, queryFn: skipToken, initialData: first });
  return [data ?? first, (value) => void queries.setQueryData(queryKey, value)];
}
