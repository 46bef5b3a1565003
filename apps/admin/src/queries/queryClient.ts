import type { Change, ChangeNoun } from '@fnc/domain';
import { onlineManager, partialMatchKey, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { type Changes, isUnreachable } from '@fnc/domain/api';
import { keptKey } from './kept.ts';
import {
  changeLogKey,
  dashboardKey,
  exportContentsKey,
  fileFiguresKey,
  leadListsKey,
  readersKey,
  statusKey,
} from './keys.ts';

/** Data is fresh until somebody changes it; see `followChanges`. This limit is for when no change events arrive. */
const staleAfterMs = 60_000;

/** Asks for the server's status, which is otherwise fetched every minute, when somebody knows better than the rail. */
function askAgainIf(queries: QueryClient, saysUnreachable: boolean) {
  const status = queries.getQueryState(statusKey);
  if (status?.fetchStatus === 'idle' && isUnreachable(status.error) === saysUnreachable) {
    void queries.invalidateQueries({ queryKey: statusKey });
  }
}

const isStatus = ({ queryKey }: { readonly queryKey: QueryKey }) => partialMatchKey(queryKey, statusKey);

/** Refetches what the open page could not load. */
const loadWhatFailed = (queries: QueryClient) =>
  void queries.invalidateQueries({ predicate: (query) => isUnreachable(query.state.error) && !isStatus(query) });

export function createQueryClient(): QueryClient {
  let wasUnreachable = false;
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (!isUnreachable(error)) return;
        if (isStatus(query)) wasUnreachable = true;
        askAgainIf(queries, false);
      },
      onSuccess(_, query) {
        askAgainIf(queries, true);
        if (!isStatus(query) || !wasUnreachable) return;
        wasUnreachable = false;
        loadWhatFailed(queries);
      },
    }),
    defaultOptions: {
      queries: {
        // The cached copy of an earlier visit is always refetched.
        staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : staleAfterMs),
        retry: (failures, error) => failures < 2 && isUnreachable(error),
        // A browser that reports to be offline may still reach a server on the same machine.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  queries.setQueryDefaults(keptKey, { gcTime: Infinity });
  return queries;
}

/** Keeps the rail's word on the server true while no list is asked for. */
export function followConnection(queries: QueryClient, { onUnreachable }: Pick<AdminServices, 'onUnreachable'>) {
  onUnreachable(() => askAgainIf(queries, false));
  onlineManager.subscribe((isOnline) => askAgainIf(queries, isOnline));
}

/** The keys to refetch after a change to a record of each kind; for leads see also `followLeads`. */
const keysOf: Readonly<Record<ChangeNoun, readonly QueryKey[]>> = {
  lead: [readersKey, ['campaign', 'audience'], dashboardKey],
  client: [['client'], ['answer'], ['questions'], fileFiguresKey],
  questions: [['questions'], ['copiedQuestions'], ['answer'], ['client'], fileFiguresKey],
  answer: [['answer'], ['questions'], ['client'], fileFiguresKey],
  report: [['report'], ['client'], fileFiguresKey],
  template: [['template']],
  campaign: [['campaign']],
  file: [[]],
};

/** How often to look whether the figures that were left alone may change, in ms. */
const lookAgainMs = 1000;
let lookAgain: ReturnType<typeof setTimeout>;

/**
 * Refetches after changes, except the rows of leads. Figures wait until no dialog, form or field is in use.
 *
 * @param isLate only those figures
 */
function invalidate(
  queries: QueryClient,
  services: Pick<AdminServices, 'browser'>,
  changes: Changes,
  isLate?: boolean,
) {
  const isBusy = services.browser.isBusy();
  if (isBusy) {
    clearTimeout(lookAgain);
    lookAgain = setTimeout(invalidate, lookAgainMs, queries, services, null, true);
  }
  // Every change appears in the log, changes the server's counts, and is part of an export.
  const touched = changes?.flatMap(({ noun }) => [...keysOf[noun], changeLogKey, exportContentsKey, statusKey]) ?? [[]];
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => {
      const isUnder = (key: QueryKey) => partialMatchKey(queryKey, key);
      return touched.some(isUnder) && (isUnder(dashboardKey) ? !isBusy : !isLate && !isUnder(leadListsKey));
    },
  });
}

/** Its code is loaded with the pages that show leads. If that fails, there are no rows to update. */
async function followRows(queries: QueryClient, services: Pick<AdminServices, 'leads'>, changes: readonly Change[]) {
  const leads = await import('./leads.ts').catch(() => null);
  await leads?.followLeads(queries, services, changes);
}

/** Updates all queries after anybody's changes. */
export function follow(queries: QueryClient, services: Pick<AdminServices, 'browser' | 'leads'>, changes: Changes) {
  invalidate(queries, services, changes);
  if (changes?.some(({ noun }) => noun === 'lead') === true) void followRows(queries, services, changes);
}
