import type { ChangeEvent } from '../api/routes/changeRoutes.ts';
import { type Call, listen, type Listening } from '../api/listen.ts';
import type { WorkingCopy } from '../storage/copies/workingCopy.ts';
import type { Change } from './change.ts';

/** What was changed; `null`: it is not known what, so it may be anything. */
export type Changes = readonly Change[] | null;

interface Dependencies<Signal> extends Listening<Signal> {
  /** @param after the `seq` of the last event that was heard; `null`: only from now on */
  readonly changes: (after: number | null, signal: Signal) => AsyncIterable<ChangeEvent>;
  readonly workingCopy: Pick<WorkingCopy, 'seq' | 'follow'>;
}

/**
 * Tells what is changed elsewhere, as soon as the server does, and what was changed since the browser's copy was read. While
 * the server cannot tell, everything may have been changed at each try to reach it. Answers how to stop.
 */
export function followChanges<Signal extends Call['signal']>(
  { changes, workingCopy, ...listening }: Dependencies<Signal>,
  onChanges: (changes: Changes) => void,
): () => void {
  let after = workingCopy.seq();
  return listen(listening, {
    open: (signal) => changes(after, signal),
    onEvent(event, failures) {
      workingCopy.follow(event);
      // Who begins to hear after a while does not know what was before.
      if (event.missed || (after === null && failures > 0)) onChanges(null);
      else if (event.changes.length > 0) onChanges(event.changes);
      after = event.seq;
      return undefined;
    },
    onAgain(failures) {
      if (failures > 1) onChanges(null);
    },
  });
}
