import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** `passive` moves the write-ahead log into the database file; `truncate` empties it as well. */
export type Checkpoint = 'passive' | 'truncate';

export interface CheckpointAnswer {
  /** What SQLite said. */
  readonly fault: string | null;
}

interface Checkpoints {
  /** One after the other. Does what it can when another process is reading or writing. */
  run(checkpoint: Checkpoint): Promise<void>;
  /** Finishes the one that is going on. */
  close(): Promise<void>;
}

/**
 * Checkpoints of a SQLite file on another thread: they sync the disk twice, which can take longer than any request may wait.
 * The thread starts with the first one.
 */
export function createCheckpoints(file: string): Checkpoints {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(new URL('./checkpointThread.ts', import.meta.url), { workerData: { file } });
    started.once('exit', () => {
      // One that broke off is begun anew.
      if (thread === started) thread = null;
    });
    return started;
  };
  const ask = async (checkpoint: Checkpoint) => {
    const asked = (thread ??= start());
    // Between two checkpoints it keeps no process alive.
    asked.ref();
    try {
      const answer = once(asked, 'message');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      asked.postMessage(checkpoint);
      const [{ fault }] = (await answer) as [CheckpointAnswer];
      if (fault !== null) throw new Error(`The write-ahead log was not written back: ${fault}`);
    } finally {
      asked.unref();
    }
  };

  return {
    run(checkpoint) {
      const run = last.then(() => ask(checkpoint));
      last = run.catch(() => undefined);
      return run;
    },

    async close() {
      await last;
      const closing = thread;
      thread = null;
      if (closing === null) return;
      closing.ref();
      const exit = once(closing, 'exit');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      closing.postMessage('close');
      await exit;
    },
  };
}
