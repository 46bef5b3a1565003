import type { ChangeLog } from './changeLog.ts';

/** How often the database is asked for changes of other processes, while anybody listens. */
const askEveryMs = 500;

/** Waits for changes, of this process and of others on the same database. */
export interface ChangeWatch {
  /**
   * @param after the number of the last change that is known
   * @returns `true` as soon as there is a later one, `false` when there is none for so long or the signal ends it
   */
  next(after: number, forMs: number, signal: AbortSignal): Promise<boolean>;
  close(): void;
}

interface Waiter {
  readonly after: number;
  readonly settle: (changed: boolean) => void;
}

/** One question to the database for all who wait. */
export function createChangeWatch(changeLog: Pick<ChangeLog, 'newest' | 'onChange'>): ChangeWatch {
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;
  let closed = false;

  const stopListening = changeLog.onChange(() => {
    if (waiters.size > 0) void ask();
  });

  async function ask() {
    if (asking || closed) return;
    asking = true;
    clearTimeout(timer);
    try {
      const newest = await changeLog.newest();
      for (const waiter of waiters) if (waiter.after < newest) waiter.settle(true);
    } catch {
      // While the database is away nobody hears anything; the next question may be answered.
    }
    asking = false;
    if (waiters.size > 0 && !closed) timer = setTimeout(() => void ask(), askEveryMs);
  }

  return {
    next(after, forMs, signal) {
      return new Promise((resolve) => {
        const settle = (changed: boolean) => {
          clearTimeout(patience);
          signal.removeEventListener('abort', end);
          waiters.delete(waiter);
          if (waiters.size === 0) clearTimeout(timer);
          resolve(changed);
        };
        const end = () => settle(false);
        const waiter = { after, settle };
        const patience = setTimeout(end, forMs);
        if (signal.aborted || closed) return settle(false);
        signal.addEventListener('abort', end);
        waiters.add(waiter);
        // What was changed while nobody waited.
        void ask();
      });
    },
    close() {
      closed = true;
      stopListening();
      clearTimeout(timer);
      for (const waiter of waiters) waiter.settle(false);
    },
  };
}
