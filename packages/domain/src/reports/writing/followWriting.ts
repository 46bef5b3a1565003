import { ApiError } from '../../api/apiError.ts';
import { type Call, listen, type Listening } from '../../api/listen.ts';
import type { WritingEvent } from '../../api/routes/reportRoutes.ts';
import { throttle } from '../../shared/throttle.ts';

interface Dependencies<Signal> extends Listening<Signal> {
  readonly ai: { follow(id: string, from: number, signal: Signal): AsyncIterable<WritingEvent> };
}

interface Followed {
  /** Id of the report. */
  readonly id: string;
  /** The text already received. */
  readonly known: string;
  /** Called with the text so far, at most ten times a second. */
  readonly onText: (text: string) => void;
  /** The stream is complete; the stored report says how it ended. */
  readonly onEnded: () => Promise<void>;
}

/** The server refused and will refuse again: no such report, or signed out. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/**
 * Follows the text of a report that the server writes, and resumes at the same position after a broken connection.
 * Returns a stop function, which the caller calls once the stored report is no longer being written; it may need to
 * reload it first.
 */
export function followWriting<Signal extends Call['signal']>(
  { ai, ...listening }: Dependencies<Signal>,
  { id, known, onText, onEnded }: Followed,
): () => void {
  let text = known;
  const showText = throttle(listening.later, () => onText(text));
  const stop = listen(listening, {
    open: (signal) => ai.follow(id, text.length, signal),
    onEvent(event) {
      if (event.kind === 'ended') return onEnded().then(() => 'end');
      text = text.slice(0, event.position) + event.text;
      showText();
      return undefined;
    },
    onBroken: (error) => (isRefused(error) ? onEnded() : undefined),
  });
  return () => {
    stop();
    showText.cancel();
  };
}
