import { problemOf } from '@fnc/domain/api';
import type { Problem } from '@fnc/ui/admin';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Changes something on the server. The queries that show it are refetched before the promise resolves; an error is
 * returned, not thrown.
 *
 * @param shownBy the keys of the queries that show it
 */
export function useAnswered(...shownBy: readonly QueryKey[]) {
  const queries = useQueryClient();
  return async <Done>(work: () => Promise<Done>): Promise<Done | { problem: Problem }> => {
    try {
      const done = await work();
      await Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
      return done;
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
}
