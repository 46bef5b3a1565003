import type { Change, ChangeNoun } from '@fnc/domain';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
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

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
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

const isUnder = (queryKey: QueryKey, key: QueryKey) => key.every((part, index) => part === queryKey[index]);

/** Refetches after changes, except the rows of leads, and figures while a dialog, form or field is in use. */
function invalidate(queries: QueryClient, { browser }: Pick<AdminServices, 'browser'>, changes: Changes) {
  const isBusy = browser.isBusy();
  const mayMove = ({ queryKey }: { readonly queryKey: QueryKey }) =>
    !isUnder(queryKey, leadListsKey) && !(isBusy && isUnder(queryKey, dashboardKey));
  const nouns = new Set(changes?.map(({ noun }) => noun));
  // Every change appears in the log, changes the server's counts, and is part of an export.
  const touched =
    changes === null
      ? [[]]
      : [...nouns].flatMap((noun) => [...keysOf[noun], changeLogKey, exportContentsKey, statusKey]);
  const keys = new Map(touched.map((key) => [JSON.stringify(key), key]));
  for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey, predicate: mayMove });
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
