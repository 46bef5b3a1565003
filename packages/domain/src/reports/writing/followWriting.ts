import { ApiError } from '../../api/apiError.ts';
import { type Call, listen, type Listening } from '../../api/listen.ts';
import type { WritingEvent } from '../../api/routes/reportRoutes.ts';
import { calmly } from '../../shared/calmly.ts';

interface Dependencies<Signal> extends Listening<Signal> {
  readonly ai: { follow(id: string, from: number, signal: Signal): AsyncIterable<WritingEvent> };
}

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
 * Follows the text of a report that the server writes, and goes on where it was when the connection broke. Answers how to
 * stop: the caller stops once the stored report says that it is no longer written. Until then another look may be needed.
 */
export function followWriting<Signal extends Call['signal']>(
  { ai, ...listening }: Dependencies<Signal>,
  { id, known, onText, onEnded }: Followed,
): () => void {
  let text = known;
  const tell = calmly(listening.later, () => onText(text));
  const stop = listen(listening, {
    open: (signal) => ai.follow(id, text.length, signal),
    onEvent(event) {
      if (event.kind === 'ended') return onEnded().then(() => 'end');
      text = text.slice(0, event.position) + event.text;
      tell();
      return undefined;
    },
    onBroken: (error) => (isRefused(error) ? onEnded() : undefined),
  });
  return () => {
    stop();
    tell.cancel();
  };
}
