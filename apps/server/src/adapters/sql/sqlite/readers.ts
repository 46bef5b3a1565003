import { closeConnection, openConnection, type ConnectionThread } from './connectionThreads.ts';
import type { Rows } from './messages.ts';

/** A dashboard asks for four things at once; more threads than that only share the same processors. */
const mostReaders = 4;

interface ReaderOptions {
  readonly file: string;
  readonly busyTimeoutMs: number;
}

/**
 * Reads on threads of their own, each statement on one that is free. Each statement begins a snapshot of its own, so it sees
 * every commit that was answered before it was asked.
 */
export class Readers {
  readonly #options: ReaderOptions;
  readonly #free: ConnectionThread[] = [];
  readonly #waiting: (() => void)[] = [];
  #taken = 0;
  #whenIdle: (() => void) | null = null;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  async execute(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    // Whoever waits is handed the place of one who is done.
    if (this.#taken >= mostReaders) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    else this.#taken += 1;
    let thread: ConnectionThread | undefined;
    try {
      thread = this.#free.pop() ?? (await openConnection({ ...this.#options, isReader: true }));
      return await thread.ask({ kind: 'statement', sql, parameters, inTransaction: false });
    } finally {
      // One that stopped is begun anew.
      if (thread?.hasStopped === false) this.#free.push(thread);
      const next = this.#waiting.shift();
      if (next === undefined) this.#leave();
      else next();
    }
  }

  /** Waits for what was asked. */
  async close(): Promise<void> {
    if (this.#taken > 0) await new Promise<void>((resolve) => void (this.#whenIdle = resolve));
    await this.closeIdle();
  }

  /** Those that are asked for next are opened anew. */
  async closeIdle(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(closeConnection));
  }

  #leave(): void {
    this.#taken -= 1;
    if (this.#taken === 0) this.#whenIdle?.();
  }
}
