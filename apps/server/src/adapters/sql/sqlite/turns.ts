import { losesTransaction, type ConnectionThread } from './connectionThreads.ts';
import type { Rows } from './messages.ts';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What performs requests, in their order. */
export type Asked = Pick<ConnectionThread, 'ask'>;

/** Work that waits for the one writer. */
export interface Turn {
  /**
   * `grouped`: may share a commit. `unsynced`: its commit does not wait for the disk. `alone`: outside a transaction.
   */
  readonly mode: 'grouped' | 'unsynced' | 'alone';
  /** Milliseconds on the clock of `performance`. */
  readonly since: number;
  /** Works inside the open transaction. @returns whether there is something to commit */
  run(thread: Asked): Promise<boolean>;
  /** Called when it is on the disk. */
  committed(): void;
  /** Called when nothing of it is stored. */
  failed(fault: unknown): void;
}

/** One statement. SQLite itself undoes one that fails. */
export function statementTurn(
  mode: 'grouped' | 'alone',
  statement: Statement,
): Turn & { readonly done: Promise<Rows> } {
  const { promise: done, resolve, reject } = Promise.withResolvers<Rows>();
  let result: Rows = { rows: [] };
  return {
    mode,
    since: performance.now(),
    done,
    async run(thread) {
      result = await thread.ask({ kind: 'statement', ...statement, inTransaction: mode === 'grouped' });
      return true;
    },
    committed: () => resolve(result),
    failed: reject,
  };
}

/** A transaction for its caller. */
export interface OpenTransaction {
  execute(statement: Statement): Promise<Rows>;
  /** Resolves when what it wrote is on the disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

const control = (thread: Asked, sql: string) => thread.ask({ kind: 'control', sql });

/** A transaction in its own savepoint: a failed one undoes nothing of the others that share its commit. */
export function transactionTurn(mode: 'grouped' | 'unsynced'): Turn & { readonly begun: Promise<OpenTransaction> } {
  const begun = Promise.withResolvers<OpenTransaction>();
  const stored = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<boolean>();
  // A caller that never awaits the commit does not hear that it failed.
  stored.promise.catch(() => undefined);
  return {
    mode,
    since: performance.now(),
    begun: begun.promise,
    async run(thread) {
      const saved = control(thread, 'savepoint turn');
      saved.catch(() => undefined);
      begun.resolve({
        async execute(statement) {
          try {
            return await thread.ask({ kind: 'statement', ...statement, inTransaction: true });
          } catch (error) {
            // The shared transaction is lost, whatever the caller does now.
            if (losesTransaction(error)) ended.reject(error);
            throw error;
          }
        },
        commit() {
          ended.resolve(true);
          return stored.promise;
        },
        rollback() {
          ended.resolve(false);
          return stored.promise.catch(() => undefined);
        },
      });
      const isKept = await ended.promise;
      await saved;
      if (!isKept) await control(thread, 'rollback to turn');
      const released = control(thread, 'release turn');
      // It fails only without the shared transaction, and then the commit behind it does, too.
      released.catch(() => undefined);
      if (!isKept) stored.resolve();
      return isKept;
    },
    committed: () => stored.resolve(),
    failed(fault) {
      begun.reject(fault);
      stored.reject(fault);
    },
  };
}
