import type { ChangeNoun } from '@fnc/domain';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Changes, keptOn } from '../desk/keptOn.ts';
import { isUnreachable } from '../shared/problemOf.ts';
import { changeLogKey } from './changeLogKey.ts';

/** What was read stays good until somebody changes it, here or elsewhere; see `changes.ts`. This is for when nobody tells. */
const staleAfterMs = 60_000;

const createQueryClient = (): QueryClient =>
  new QueryClient({
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

/** What has to be asked anew after a change to something of a kind. */
const keysOf: Readonly<Record<ChangeNoun, readonly QueryKey[]>> = {
  lead: [['lead'], ['campaign', 'audience']],
  client: [['client'], ['answer'], ['questions']],
  questions: [['questions'], ['copiedQuestions'], ['answer'], ['client']],
  answer: [['answer'], ['questions'], ['client']],
  report: [['report'], ['client']],
  template: [['template']],
  campaign: [['campaign']],
  file: [[]],
};

function invalidate(queries: QueryClient, changes: Changes) {
  if (changes === null) {
    void queries.invalidateQueries();
    return;
  }
  const nouns = new Set(changes.map(({ noun }) => noun));
  // Whatever it is, the log tells of it.
  const keys = new Map(
    [...nouns].flatMap((noun) => [...keysOf[noun], changeLogKey]).map((key) => [JSON.stringify(key), key]),
  );
  for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey });
}

/** What the console has read of the server. */
export const queryClientOn = keptOn(() => {
  const queries = createQueryClient();
  return [
    queries,
    {
      forget: () => queries.clear(),
      resume: () => void queries.invalidateQueries(),
      follow: (changes) => invalidate(queries, changes),
    },
  ];
});
