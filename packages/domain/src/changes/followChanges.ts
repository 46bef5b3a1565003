import type { ChangeEvent } from '../api/routes/changeRoutes.ts';
import { type Call, listen, type Listening } from '../api/listen.ts';
import type { WorkingCopy } from '../storage/copies/workingCopy.ts';
import type { Change } from './change.ts';

/** The changed records; `null`: unknown, so any record may have changed. */
export type Changes = readonly Change[] | null;

interface Dependencies<Signal> extends Listening<Signal> {
  /** @param after the `seq` of the last event received; `null`: only from now on */
  readonly changes: (after: number | null, signal: Signal) => AsyncIterable<ChangeEvent>;
  readonly workingCopy: Pick<WorkingCopy, 'seq' | 'follow'>;
}

/**
 * Calls `onChanges` with changes made elsewhere, including those since the browser's copy was read. While the server is
 * unreachable, each attempt reports that everything may have changed. Returns a stop function.
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
      // A client that connects late does not know the earlier changes.
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
