import type { ServerHealth, ServerStatus } from '@fnc/ui/admin';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { statusKey } from './keys.ts';

export const statusQuery = ({ serverStatus }: Pick<AdminServices, 'serverStatus'>) =>
  queryOptions({
    queryKey: statusKey,
    queryFn: (): Promise<ServerStatus | null> => serverStatus(),
    initialData: null,
    // A server that does not answer is said at once.
    retry: false,
  });

/** What the server last said about itself. When it stops answering, the last figures stay beside the bad news. */
export function useServerHealth({ everyMs }: { readonly everyMs?: number } = {}): ServerHealth & {
  readonly refresh: () => void;
} {
  const queries = useQueryClient();
  const { data: status, error } = useQuery({
    ...statusQuery(useAdmin().services),
    refetchInterval: everyMs ?? false,
  });
  return {
    state: error !== null ? 'down' : status === null ? 'checking' : 'up',
    status,
    refresh: () => void queries.invalidateQueries({ queryKey: statusKey }),
  };
}
