import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** `passive` moves the write-ahead log into the database file; `truncate` empties it as well. */
export type Checkpoint = 'passive' | 'truncate';

export interface CheckpointAnswer {
  /** SQLite's error. */
  readonly fault: string | null;
}

interface Checkpoints {
  /** Runs one at a time. Does what it can while another process is reading or writing. */
  run(checkpoint: Checkpoint): Promise<void>;
  /** Finishes the current one. */
  close(): Promise<void>;
}

/**
 * Checkpoints of a SQLite file on another thread: they sync the disk twice, which can take longer than a request may
 * wait. The thread starts with the first one.
 */
export function createCheckpoints(file: string): Checkpoints {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(new URL('./checkpointThread.ts', import.meta.url), { workerData: { file } });
    started.once('exit', () => {
      // A stopped thread is started again.
      if (thread === started) thread = null;
    });
    return started;
  };
  const ask = async (checkpoint: Checkpoint) => {
    const asked = (thread ??= start());
    // Between checkpoints the thread does not keep the process alive.
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
