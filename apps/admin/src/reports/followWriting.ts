import { ApiError } from '@fnc/domain/api';
import type { AdminServices } from '../ports.ts';
import { calmly } from '../shared/calmly.ts';
import { wait, waitAfter } from '../shared/waiting.ts';

interface Followed {
  /** The report. */
  readonly id: string;
  /** What there is of the text already. */
  readonly known: string;
  /** Told the text so far, at most ten times a second. */
  readonly onText: (text: string) => void;
  /** The server has no more to tell: what is stored says how it ended. */
  readonly onEnded: () => Promise<void>;
}

/** The server said no, and will say so again: there is no such report, or nobody is signed in. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/**
 * Follows the text of a report that the server writes, and goes on where it was when the connection broke. A page that nobody
 * sees lets its connection go, because a browser allows few; the server writes on. Answers how to stop, which is for whoever
 * sees in what is stored that it is written no longer: until then another look may be needed.
 */
export function followWriting(
  { ai, browser }: Pick<AdminServices, 'ai' | 'browser'>,
  { id, known, onText, onEnded }: Followed,
): () => void {
  let text = known;
  const tell = calmly(() => onText(text));

  async function follow(signal: AbortSignal) {
    for (let failures = 0; !signal.aborted;) {
      try {
        for await (const event of ai.follow(id, text.length, signal)) {
          failures = 0;
          if (event.kind === 'ended') {
            await onEnded();
            break;
          }
          text = text.slice(0, event.position) + event.text;
          tell();
        }
      } catch (error) {
        if (isRefused(error)) await onEnded();
      }
      failures += 1;
      await wait(waitAfter(failures), signal);
    }
  }

  const stop = browser.whileShown(() => {
    const shown = new AbortController();
    void follow(shown.signal);
    return () => shown.abort();
  });
  return () => {
    stop();
    tell.cancel();
  };
}
