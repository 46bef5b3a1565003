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

/** What was read stays good until somebody changes it, here or elsewhere; see `followChanges`. This is for when nobody tells. */
const staleAfterMs = 60_000;

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // A copy of an earlier visit is asked anew, however young it is.
        staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : staleAfterMs),
        retry: (failures, error) => failures < 2 && isUnreachable(error),
        // A browser that believes to be offline may still reach a server on the same machine.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  queries.setQueryDefaults(keptKey, { gcTime: Infinity });
  return queries;
}

/** What has to be asked anew after a change to something of a kind; of leads see also `followLeads`. */
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

/** Follows what anybody changes. Rows of leads, and figures while somebody is in the middle of something, do not move for it. */
function invalidate(queries: QueryClient, { browser }: Pick<AdminServices, 'browser'>, changes: Changes) {
  const isBusy = browser.isBusy();
  const mayMove = ({ queryKey }: { readonly queryKey: QueryKey }) =>
    !isUnder(queryKey, leadListsKey) && !(isBusy && isUnder(queryKey, dashboardKey));
  const nouns = new Set(changes?.map(({ noun }) => noun));
  // Whatever it is, the log tells of it, the server counts it, and an export holds it.
  const touched =
    changes === null
      ? [[]]
      : [...nouns].flatMap((noun) => [...keysOf[noun], changeLogKey, exportContentsKey, statusKey]);
  const keys = new Map(touched.map((key) => [JSON.stringify(key), key]));
  for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey, predicate: mayMove });
}

/** The code comes with the pages that show leads. Where it cannot be fetched there are no rows either. */
async function followRows(queries: QueryClient, services: Pick<AdminServices, 'leads'>, changes: readonly Change[]) {
  const leads = await import('./leads.ts').catch(() => null);
  await leads?.followLeads(queries, services, changes);
}

/** What the console has read of the server follows what anybody changes of it. */
export function follow(queries: QueryClient, services: Pick<AdminServices, 'browser' | 'leads'>, changes: Changes) {
  invalidate(queries, services, changes);
  if (changes?.some(({ noun }) => noun === 'lead') === true) void followRows(queries, services, changes);
}
