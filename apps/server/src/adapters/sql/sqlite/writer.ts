import { closeConnection, losesTransaction, openConnection, type ConnectionThread } from './connectionThreads.ts';
import type { Request, Rows } from './messages.ts';
import { statementTurn, transactionTurn, type Asked, type Turn, type OpenTransaction } from './turns.ts';

/** The most transactions that share one commit, and how long others may join: the first one waits for the last. */
const mostInGroup = 32;
const groupMs = 20;
/** However long the wait for the writer was, another process may be about to release the file. */
const leastWaitMs = 50;

interface WriterOptions {
  readonly file: string;
  readonly busyTimeoutMs: number;
}

/**
 * The one connection that writes, on a thread of its own. Transactions run one after the other. Those that wait at the
 * same time share one commit, and so one sync of the disk; each resolves only after it. A transaction therefore must
 * not wait for the end of another one, which may be in its group.
 */
export class Writer {
  readonly #options: WriterOptions;
  readonly #queue: Turn[] = [];
  #thread: ConnectionThread | null = null;
  #working: Promise<void> | null = null;

  readonly #connect: typeof openConnection;

  constructor(options: WriterOptions, connect = openConnection) {
    this.#options = options;
    this.#connect = connect;
  }

  async open(): Promise<void> {
    await this.#connected();
  }

  /** @param mode `alone`: for statements that cannot run inside a transaction, or change the connection */
  execute(mode: 'grouped' | 'alone', sql: string, parameters: readonly unknown[]): Promise<Rows> {
    const turn = statementTurn(mode, { sql, parameters });
    this.#enter(turn);
    return turn.done;
  }

  begin(mode: 'grouped' | 'unsynced'): Promise<OpenTransaction> {
    const turn = transactionTurn(mode);
    this.#enter(turn);
    return turn.begun;
  }

  /** Waits for pending requests. */
  async close(): Promise<void> {
    while (this.#working !== null) await this.#working;
    const thread = this.#thread;
    this.#thread = null;
    if (thread !== null) await closeConnection(thread);
  }

  #enter(turn: Turn): void {
    this.#queue.push(turn);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    for (let turn = this.#queue.shift(); turn !== undefined; turn = this.#queue.shift()) {
      try {
        const thread = await this.#connected();
        if (turn.mode !== 'alone') await this.#runGroup(thread, turn, turn.mode === 'grouped');
        else if (await turn.run(thread)) turn.committed();
      } catch (error) {
        turn.failed(error);
      }
    }
    // At once, or the next caller would wait for one that has left.
    this.#working = null;
  }

  async #runGroup(thread: ConnectionThread, first: Turn, synced: boolean): Promise<void> {
    const waitMs = Math.max(leastWaitMs, this.#options.busyTimeoutMs - (performance.now() - first.since));
    const transaction = begin(thread, { kind: 'begin', synced, waitMs });
    const endsAt = performance.now() + groupMs;
    const kept: Turn[] = [];
    let current: Turn | undefined = first;
    try {
      for (let amount = 1; current !== undefined; amount++) {
        if (await runInGroup(current, transaction)) kept.push(current);
        const isFull = !synced || amount >= mostInGroup || performance.now() >= endsAt;
        current = !isFull && this.#queue[0]?.mode === 'grouped' ? this.#queue.shift() : undefined;
      }
      await transaction.ask({ kind: 'control', sql: 'commit' });
    } catch (error) {
      current?.failed(error);
      for (const turn of kept) turn.failed(error);
      // On a full disk SQLite may have rolled back by itself.
      await thread.ask({ kind: 'control', sql: 'rollback' }).catch(() => undefined);
      return;
    }
    for (const turn of kept) turn.committed();
  }

  async #connected(): Promise<ConnectionThread> {
    // A stopped thread is started again.
    if (this.#thread === null || this.#thread.hasStopped)
      this.#thread = await this.#connect({ ...this.#options, isReader: false });
    return this.#thread;
  }
}

/**
 * Sends the first statements right behind the beginning, without waiting for it: a round trip less. When it fails, so
 * do they, with its error.
 */
function begin(thread: ConnectionThread, request: Request & { kind: 'begin' }): Asked {
  const begun = thread.ask(request);
  begun.catch(() => undefined);
  return {
    async ask(next) {
      try {
        return await thread.ask(next);
      } catch (error) {
        await begun;
        throw error;
      }
    },
  };
}

/** @throws when the shared transaction is lost */
async function runInGroup(turn: Turn, transaction: Asked): Promise<boolean> {
  try {
    return await turn.run(transaction);
  } catch (error) {
    if (losesTransaction(error)) throw error;
    turn.failed(error);
    return false;
  }
}
