import type { ServerHealth, ServerStatus } from '@fnc/ui/admin';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { statusKey } from './keys.ts';

export const statusQuery = ({ serverStatus }: Pick<AdminServices, 'serverStatus'>) =>
  queryOptions({
    queryKey: statusKey,
    queryFn: (): Promise<ServerStatus | null> => serverStatus(),
    initialData: null,
    // No retry, so that the page says at once that the server does not respond.
    retry: false,
  });

/** The server's last status. When it stops responding, the last figures stay beside the error. */
export function useServerHealth({ everyMs }: { readonly everyMs?: number } = {}): ServerHealth & {
  readonly refresh: () => void;
} {
  const queries = useQueryClient();
  const options = statusQuery(useAdmin().services);
  // Asked before the frame and its page are rendered: the dashboard's largest text waits for it.
  useState(() => void queries.prefetchQuery(options));
  const { data: status, error } = useQuery({ ...options, refetchInterval: everyMs ?? false });
  return {
    state: error !== null ? 'down' : status === null ? 'checking' : 'up',
    status,
    refresh: () => void queries.invalidateQueries({ queryKey: statusKey }),
  };
}
