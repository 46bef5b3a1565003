import type { Change, ChangeNoun } from '@fnc/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AdminServices } from './ports.ts';

/** How long to wait before the stream is asked for again, in ms: longer each time, at most half a minute. */
const longestWaitMs = 30_000;
const waitAfter = (failures: number) => Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));

/** What has to be asked anew after a change to something of a kind. */
const keysOf: Readonly<Record<ChangeNoun, readonly QueryKey[]>> = {
  lead: [['lead'], ['campaign', 'audience']],
  client: [['client'], ['file']],
  questions: [['questions'], ['client'], ['file']],
  answer: [['answer'], ['client'], ['file']],
  report: [['report'], ['client'], ['file']],
  template: [['template']],
  campaign: [['campaign']],
  file: [[]],
};

function invalidate(queries: QueryClient, changes: readonly Change[]) {
  const nouns = new Set(changes.map(({ noun }) => noun));
  const keys = new Map([...nouns].flatMap((noun) => keysOf[noun]).map((key) => [JSON.stringify(key), key]));
  for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey });
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/**
 * Asks anew for what is changed elsewhere, as soon as the server tells. While it cannot tell, everything shown is asked for
 * anew at each try to reach it. A page that nobody sees lets its connection go, because a browser allows few; seen again, it
 * hears what it missed. Answers how to stop.
 *
 * @param onChanges for what is not in a query
 */
export function followChanges(
  { changes, browser }: Pick<AdminServices, 'changes' | 'browser'>,
  queries: QueryClient,
  onChanges: (changes: readonly Change[]) => void,
): () => void {
  let after: number | null = null;

  async function follow(signal: AbortSignal) {
    for (let failures = 0; !signal.aborted;) {
      try {
        for await (const event of changes(after, signal)) {
          failures = 0;
          if (event.missed) void queries.invalidateQueries();
          else invalidate(queries, event.changes);
          if (event.changes.length > 0) onChanges(event.changes);
          after = event.seq;
        }
      } catch {
        // Whoever is not signed in any more hears of it from the calls themselves.
      }
      if (signal.aborted) return;
      failures += 1;
      await wait(waitAfter(failures), signal);
      if (!signal.aborted && failures > 1) void queries.invalidateQueries();
    }
  }

  return browser.whileShown(() => {
    const shown = new AbortController();
    void follow(shown.signal);
    return () => shown.abort();
  });
}
