import { type ChangeNoun, type Edited, type FieldChanges, type Instant } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { RecordTable } from '../clientSchema.ts';
import type { Schema } from '../schema.ts';
import type { ChangeLog, FileChange } from './changes/changeLog.ts';
import { bringBack, takeOut } from './removal.ts';

/** The tables with records only. */
type RecordTableName = 'email_template' | 'campaign';

interface FileRecord {
  readonly id: string;
  readonly createdAt: Instant;
  readonly updatedAt?: Instant | undefined;
  readonly version?: number | undefined;
  readonly sample?: boolean | undefined;
}

/** The records of one noun; a removed one is erased after `restoreDays`. */
export interface Records<T extends FileRecord> {
  /** In the order in which they were added. */
  list(): Promise<T[]>;
  findById(id: string): Promise<T | null>;
  /** The same inside a transaction. */
  findIn(transaction: Kysely<Schema>, id: string): Promise<T | null>;
  /**
   * @param make returns the record with the given id and time
   * @param given an id made by the caller; a record that has it already is returned instead
   */
  add(by: string, make: (id: string, at: Instant) => T, given?: string): Promise<T>;
  /**
   * Changes the given fields. A sample that somebody changes is a sample no more: removing those leaves it.
   *
   * @param change returns the fields to change of the stored record
   * @param seen the version that the change was based on; without it there is no conflict check
   */
  update(by: string, id: string, change: (record: T) => FieldChanges<T>, seen?: number): Promise<Edited<T>>;
  /** Changes fields inside a change of several records, for the server's own work: a sample stays one. */
  updateIn(within: FileChange, id: string, change: (record: T) => FieldChanges<T>, seen?: number): Promise<Edited<T>>;
  remove(by: string, id: string): Promise<boolean>;
  /** `null` when there is nothing to restore. */
  restore(by: string, id: string): Promise<T | null>;
}

export interface RecordDependencies {
  readonly database: Database;
  readonly changeLog: ChangeLog;
  readonly now: () => number;
  readonly newId: () => string;
}

interface Options<T extends FileRecord> extends RecordDependencies {
  readonly table: RecordTableName;
  readonly noun: ChangeNoun;
  /** Parses a stored record. */
  readonly parse: (record: unknown) => T;
  /** Whether a record does not change any more: then `update` is a conflict. */
  readonly isClosed?: (transaction: Kysely<Schema>, record: T) => Promise<boolean>;
}

interface ChangeOptions<T> {
  /** Whether the stored record may not be changed. */
  readonly isLocked: (record: T) => Promise<boolean>;
  /** What becomes of the mark of a sample. */
  readonly ofSample: Pick<FileRecord, 'sample'>;
}

export function createRecords<T extends FileRecord>(options: Options<T>): Records<T> {
  const { database, changeLog, newId, table, noun, parse, isClosed = async () => false } = options;
  const { query, engine } = database;
  const read = ({ record, version }: Pick<RecordTable, 'record' | 'version'>): T => ({
    ...parse(JSON.parse(record)),
    version,
  });

  /** PostgreSQL locks the row, so that two changes of one record follow each other; SQLite has one writer anyway. */
  const rowForChange = (transaction: Kysely<Schema>, id: string) =>
    transaction
      .selectFrom(table)
      .select(['record', 'version', 'deleted_at'])
      .where('id', '=', id)
      .$if(engine === 'postgres', (select) => select.forUpdate())
      .executeTakeFirst();

  const findIn: Records<T>['findIn'] = async (transaction, id) => {
    const row = await transaction
      .selectFrom(table)
      .select(['record', 'version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : read(row);
  };

  async function changeIn(
    { transaction, at, note }: FileChange,
    id: string,
    change: (record: T) => FieldChanges<T>,
    seen: number | undefined,
    { isLocked, ofSample }: ChangeOptions<T>,
  ): Promise<Edited<T>> {
    const row = await rowForChange(transaction, id);
    if (row === undefined || row.deleted_at !== null) return { outcome: 'gone' };
    const record = read(row);
    const fields = changedFields(record, change(record));
    const names = Object.keys(fields);
    if (names.length === 0) return { outcome: 'saved', record };
    if (await isLocked(record)) return { outcome: 'conflict', theirs: record, fields: names };
    const elsewhere = seen === undefined ? [] : await changedSince(transaction, { noun, id, seen });
    const both = names.filter((name) => elsewhere.includes(name));
    if (both.length > 0) return { outcome: 'conflict', theirs: record, fields: both };
    const version = row.version + 1;
    const changed: T = { ...record, ...fields, ...ofSample, updatedAt: at, version };
    await transaction
      .updateTable(table)
      .set({ version, record: printRecord(changed), updated_at: at })
      .where('id', '=', id)
      .execute();
    note({ noun, id, kind: 'changed', version, fields: names });
    return { outcome: 'saved', record: changed };
  }

  const updateIn: Records<T>['updateIn'] = (within, id, change, seen) =>
    changeIn(within, id, change, seen, { isLocked: async () => false, ofSample: {} });

  return {
    async list() {
      const rows = await query
        .selectFrom(table)
        .select(['record', 'version'])
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(read);
    },

    findById: (id) => findIn(query, id),
    findIn,

    add: (by, make, given) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const there = given === undefined ? undefined : await rowForChange(transaction, given);
        if (there?.deleted_at === null) return read(there);
        // An id that belongs to a removed record is not used again.
        const added = make(there === undefined ? (given ?? newId()) : newId(), at);
        await transaction
          .insertInto(table)
          .values({ id: added.id, version: 1, record: printRecord(added), created_at: added.createdAt, updated_at: at })
          .execute();
        note({ noun, id: added.id, kind: 'added', version: 1 });
        return { ...added, version: 1 };
      }),

    update: (by, id, change, seen) =>
      changeLog.change(by, (within) =>
        changeIn(within, id, change, seen, {
          isLocked: (record) => isClosed(within.transaction, record),
          ofSample: { sample: undefined },
        }),
      ),
    updateIn,

    remove: (by, id) => changeLog.change(by, (change) => takeOut(change, { table, noun, id })),

    restore: (by, id) =>
      changeLog.change(by, async (change) =>
        (await bringBack(change, { table, noun, id })) ? await findIn(change.transaction, id) : null,
      ),
  };
}

/** The stored form: the version has a column of its own. */
export const printRecord = ({ version: _version, ...record }: FileRecord): string => JSON.stringify(record);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose values differ from the record. */
export function changedFields<T extends object>(record: T, fields: FieldChanges<T>): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of Object.keys(fields) as (keyof T)[]) {
    const value = fields[name];
    if (value !== undefined && !same(value, record[name])) changed[name] = value;
  }
  return changed;
}

interface Seen {
  readonly noun: ChangeNoun;
  readonly id: string;
  readonly seen: number;
}

/** Names of the fields that were changed since a version of a record. */
export async function changedSince(
  transaction: FileChange['transaction'],
  { noun, id, seen }: Seen,
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('change')
    .select('fields')
    .where('noun', '=', noun)
    .where('record_id', '=', id)
    .where('version', '>', seen)
    .execute();
  return rows.flatMap(({ fields }) => JSON.parse(fields) as string[]);
}
