import { instantOf, type Change, type ChangeKind, type ChangeNoun, type Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { insertMany } from '../../insertMany.ts';
import type { Engine } from '../../migrations/columnTypes.ts';
import type { Schema } from '../../schema.ts';

interface ChangeNote {
  readonly noun: ChangeNoun;
  readonly id: string;
  readonly kind: ChangeKind;
  /** The version of the record after the change. */
  readonly version?: number;
  readonly fields?: readonly string[];
}

/** The context of a transaction that changes the console's data. */
export interface FileChange {
  readonly transaction: Kysely<Schema>;
  /** The time of the change, the same for everything in it. */
  readonly at: Instant;
  /** User name; `null`: a visitor, or the server by itself. */
  readonly by: string | null;
  /** Records a change. The log is written at the end of the transaction. */
  readonly note: (change: ChangeNote) => void;
}

export interface ChangeLog {
  /** Runs one transaction: the changes and their log are stored together, or not at all. */
  change<T>(by: string | null, work: (change: FileChange) => Promise<T>): Promise<T>;
  /** The next changes after a number, oldest first. */
  after(seq: number, limit: number): Promise<Change[]>;
  /** The number of the newest change; 0 when there is none. */
  newest(): Promise<number>;
  /** Calls the listener after each change of this process. Returns how to unsubscribe. */
  onChange(listener: () => void): () => void;
}

/** Makes sequence numbers visible in their order. */
const lockName = 'fnc_change';

/** Who changed something, and when. */
type ChangeAuthor = Pick<FileChange, 'at' | 'by'>;

/**
 * Writes the changes into the log, as the last statements of the transaction. On PostgreSQL two transactions may get
 * their numbers in one order and become visible in the other; a reader that continues from a number would miss the late
 * one. A lock serialises them for the duration of a commit.
 */
async function writeChanges(
  transaction: Kysely<Schema>,
  engine: Engine,
  { at, by }: ChangeAuthor,
  notes: readonly ChangeNote[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ noun, id, kind, version = null, fields = [] }) => ({
    at,
    by_user: by,
    noun,
    record_id: id,
    kind,
    version,
    fields: JSON.stringify(fields),
  }));
  // SQLite binds at most 32,766 values at once.
  const parts = Array.from({ length: Math.ceil(rows.length / 1000) }, (_, part) =>
    rows.slice(part * 1000, (part + 1) * 1000),
  );
  await Promise.all([
    engine === 'postgres' && sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(transaction),
    ...parts.map((part) => insertMany(transaction, 'change', part).execute()),
  ]);
}

/** Leads that visitors, mail programs and the clean-up change, by their ids: see `writeChanges`. */
export const writeLeadChanges = (
  transaction: Kysely<Schema>,
  engine: Engine,
  author: ChangeAuthor,
  changes: Partial<Record<'added' | 'changed' | 'removed', readonly string[]>>,
): Promise<void> =>
  writeChanges(
    transaction,
    engine,
    author,
    (['added', 'changed', 'removed'] as const).flatMap(
      (kind) => changes[kind]?.map((id) => ({ noun: 'lead' as const, id, kind })) ?? [],
    ),
  );

interface ChangeLogOptions {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Added to the fields of every change: see `byRestore`. Default: nothing. */
  readonly mark?: string;
}

export function createChangeLog({ database, now, mark }: ChangeLogOptions): ChangeLog {
  const { query, engine } = database;
  const marked = (note: ChangeNote): ChangeNote =>
    mark === undefined ? note : { ...note, fields: [...(note.fields ?? []), mark] };
  const listeners = new Set<() => void>();

  return {
    async change(by, work) {
      const notes: ChangeNote[] = [];
      const result = await query.transaction().execute(async (transaction) => {
        const change = { transaction, at: instantOf(now()), by };
        const done = await work({ ...change, note: (each) => notes.push(marked(each)) });
        await writeChanges(transaction, engine, change, notes);
        return done;
      });
      if (notes.length > 0) for (const listener of listeners) listener();
      return result;
    },

    async after(seq, limit) {
      const rows = await query
        .selectFrom('change')
        .select(['seq', 'at', 'by_user', 'noun', 'record_id', 'kind', 'fields'])
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    async newest() {
      const row = await query.selectFrom('change').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
      return row?.seq ?? 0;
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface ChangeRow {
  readonly seq: number;
  readonly at: Instant;
  readonly by_user: string | null;
  readonly noun: string;
  readonly record_id: string;
  readonly kind: string;
  readonly fields: string;
}

/** Only `change` writes these rows, so their values need no validation. */
export const toChange = ({ seq, at, by_user: by, noun, record_id: id, kind, fields }: ChangeRow): Change => ({
  seq,
  at,
  by,
  noun: noun as ChangeNoun,
  id,
  kind: kind as ChangeKind,
  fields: JSON.parse(fields) as string[],
});

/** Interval of polling the database for changes of other processes, while there are listeners. */
const askEveryMs = 500;

/** Waits for changes of this process and of others on the same database. */
export interface ChangeWatch {
  /**
   * @param after the number of the last known change
   * @returns `true` as soon as there is a later one, `false` after the given time or when the signal aborts
   */
  next(after: number, forMs: number, signal: AbortSignal): Promise<boolean>;
  close(): void;
}

interface Waiter {
  readonly after: number;
  readonly settle: (changed: boolean) => void;
}

/** Shares one query to the database between all waiters. */
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
      // While the database is away waiters get no changes; the next query may succeed.
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
        // Finds changes from before anybody waited.
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
