import { ApiError } from '@fnc/domain/api';
import { QueryClient } from '@tanstack/react-query';

/** What was read stays good until somebody changes it, here or elsewhere; see `changes.ts`. This is for when nobody tells. */
const staleAfterMs = 60_000;

/** Whether another try may go better: not where the server said no. */
const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503 || error.status === 502);

/** What the console has read of the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A copy of an earlier visit is asked anew, however young it is.
        staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : staleAfterMs),
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // A browser that believes to be offline may still reach a server on the same machine.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
