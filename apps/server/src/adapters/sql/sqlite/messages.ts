/** Requests to a thread with a connection to a SQLite file, processed in order. */
export type Request =
  | { readonly kind: 'open'; readonly file: string; readonly busyTimeoutMs: number; readonly isReader: boolean }
  | {
      readonly kind: 'statement';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** It belongs to an open transaction, and must not run when that was rolled back. */
      readonly inTransaction: boolean;
    }
  /** Begins a transaction. `synced`: its commit waits for the disk. `waitMs`: how long it waits for another process. */
  | { readonly kind: 'begin'; readonly synced: boolean; readonly waitMs: number }
  /** Begins a transaction that only reads: all of its statements see the file as the first one does. */
  | { readonly kind: 'beginReading' }
  /** `savepoint`, `release`, `rollback to`, `commit`, `rollback`. */
  | { readonly kind: 'control'; readonly sql: string }
  | { readonly kind: 'close' };

/** The result of a statement. */
export interface Rows {
  readonly rows: Record<string, unknown>[];
  /** For a statement without rows. */
  readonly changes?: number | bigint;
  readonly lastInsertRowid?: number | bigint;
}

/** The driver's error. An error object loses these fields between threads. */
export interface Fault {
  readonly message: string;
  readonly code: unknown;
  readonly errcode: unknown;
  /** Whether the transaction is still open. On a full disk, for example, SQLite rolls it back by itself. */
  readonly inTransaction: boolean;
}

export type Answer = { readonly result: Rows } | { readonly fault: Fault };
