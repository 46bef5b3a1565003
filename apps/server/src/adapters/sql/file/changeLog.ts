import { instantOf, type Change, type ChangeKind, type ChangeNoun, type Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Engine } from '../migrations/columnTypes.ts';
import type { Schema } from '../schema.ts';

interface ChangeNote {
  readonly noun: ChangeNoun;
  readonly id: string;
  readonly kind: ChangeKind;
  /** Of the record after the change. */
  readonly version?: number;
  readonly fields?: readonly string[];
}

/** What a transaction that changes the file is given. */
export interface FileChange {
  readonly transaction: Kysely<Schema>;
  /** The moment of the change, the same for everything in it. */
  readonly at: Instant;
  /** User name; `null`: a visitor, or the server by itself. */
  readonly by: string | null;
  /** Keeps what was changed. It is written at the end of the transaction. */
  readonly note: (change: ChangeNote) => void;
}

export interface ChangeLog {
  /** One transaction: what is changed and the log of it are stored together, or neither is. */
  change<T>(by: string | null, work: (change: FileChange) => Promise<T>): Promise<T>;
  /** The next changes after a number, oldest first. */
  after(seq: number, limit: number): Promise<Change[]>;
  /** The number of the newest change; 0 when there is none. */
  newest(): Promise<number>;
  /** Called after each change of this process. Answers how to stop. */
  onChange(listener: () => void): () => void;
}

/** So that numbers become visible in their order. */
const lockName = 'fnc_change';

/** Who changed something, and when. */
export type ChangeAuthor = Pick<FileChange, 'at' | 'by'>;

/**
 * Writes what was changed into the log, as the last statements of the transaction. On PostgreSQL two transactions may get
 * their numbers in one order and become visible in the other; whoever reads on from a number would miss the one that came
 * late. So they take turns, for as long as a commit takes.
 */
async function writeChanges(
  transaction: Kysely<Schema>,
  engine: Engine,
  { at, by }: ChangeAuthor,
  notes: readonly ChangeNote[],
): Promise<void> {
  if (notes.length === 0) return;
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(transaction);
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
  for (let from = 0; from < rows.length; from += 1000)
    await transaction
      .insertInto('change')
      .values(rows.slice(from, from + 1000))
      .execute();
}

/** Leads that visitors and mail programs change: see `writeChanges`. */
export const writeLeadChanges = (
  transaction: Kysely<Schema>,
  engine: Engine,
  author: ChangeAuthor,
  ids: readonly string[],
): Promise<void> =>
  writeChanges(
    transaction,
    engine,
    author,
    ids.map((id) => ({ noun: 'lead', id, kind: 'changed' })),
  );

export function createChangeLog({ database, now }: { database: Database; now: () => number }): ChangeLog {
  const { query, engine } = database;
  const listeners = new Set<() => void>();

  return {
    async change(by, work) {
      const notes: ChangeNote[] = [];
      const result = await query.transaction().execute(async (transaction) => {
        const change = { transaction, at: instantOf(now()), by };
        const done = await work({ ...change, note: (each) => notes.push(each) });
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

/** Rows are written by `change` alone, so their words are the domain's. */
export const toChange = ({ seq, at, by_user: by, noun, record_id: id, kind, fields }: ChangeRow): Change => ({
  seq,
  at,
  by,
  noun: noun as ChangeNoun,
  id,
  kind: kind as ChangeKind,
  fields: JSON.parse(fields) as string[],
});
