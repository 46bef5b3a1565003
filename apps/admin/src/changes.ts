import type { Change } from '@fnc/domain';
import type { AdminServices } from './ports.ts';
import { wait, waitAfter } from './shared/waiting.ts';

/** What was changed; `null`: it is not known what, so it may be anything. */
export type Changes = readonly Change[] | null;

/**
 * Tells what is changed elsewhere, as soon as the server does, and what was changed since the browser's copy was read. While it
 * cannot, everything may have been changed at each try to reach it. A page that nobody sees lets its connection go, because a
 * browser allows few; seen again, it hears what it missed. Answers how to stop.
 */
export function followChanges(
  { changes, browser, workingCopy }: Pick<AdminServices, 'changes' | 'browser' | 'workingCopy'>,
  onChanges: (changes: Changes) => void,
): () => void {
  let after = workingCopy.seq();

  async function follow(signal: AbortSignal) {
    for (let failures = 0; !signal.aborted;) {
      try {
        for await (const event of changes(after, signal)) {
          workingCopy.follow(event);
          // Who begins to hear after a while does not know what was before.
          if (event.missed || (after === null && failures > 0)) onChanges(null);
          else if (event.changes.length > 0) onChanges(event.changes);
          failures = 0;
          after = event.seq;
        }
      } catch {
        // Whoever is not signed in any more hears of it from the calls themselves.
      }
      if (signal.aborted) return;
      failures += 1;
      await wait(waitAfter(failures), signal);
      if (!signal.aborted && failures > 1) onChanges(null);
    }
  }

  return browser.whileShown(() => {
    const shown = new AbortController();
    void follow(shown.signal);
    return () => shown.abort();
  });
}
