import {
  fileListNames,
  instantOf,
  planLists,
  readBundleValue,
  sampleData,
  type BundleFault,
  type FileChangeKind,
  type FileListName,
  type Instant,
  type ListPlan,
  type Result,
  ok,
} from '@fnc/domain';
import type { FileUndo } from '@fnc/domain/api';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { FileChange } from './changeLog.ts';
import type { FileList, ListedRecord, ListUndo } from './lists/fileList.ts';
import type { RecordDependencies } from './records.ts';

type Counts = Record<FileListName, number>;

export type FileListPlan = ListPlan & { readonly name: FileListName };

interface FileState {
  readonly counts: Counts;
  readonly broken: Counts;
  readonly samples: Counts;
  readonly removed: number;
  readonly undo: FileUndo | null;
}

/** Everything that the server keeps of the advisor's file, as one: each change is one transaction, and can be undone. */
export interface WholeFile {
  state(): Promise<FileState>;
  export(): Promise<{
    readonly lists: Record<FileListName, unknown[]>;
    readonly broken: Partial<Record<FileListName, unknown[]>>;
  }>;
  plan(bundle: unknown): Promise<Result<{ exportedAt: Instant | null; lists: FileListPlan[] }, BundleFault>>;
  /** Imports into what is there by now. */
  import(by: string, bundle: unknown): Promise<Result<void, BundleFault>>;
  /** Takes everything out of sight; for `restoreDays` each record can be brought back. @returns how much it was */
  clear(by: string): Promise<Counts>;
  addSamples(by: string): Promise<Counts>;
  removeSamples(by: string): Promise<Counts>;
  /** @returns `false` when something of it was changed since, or there is no such change: then nothing is done */
  undo(by: string, id: string): Promise<boolean>;
}

/** The samples are the same ones each time, so that pictures and talks stay alike. */
const sampleSeed = 1;
const isSample = ({ sample }: ListedRecord) => sample === true;

/** Rolls a transaction back whose work turned out not to be possible. */
class NotPossible extends Error {}

/** Stops what has not left of these campaigns: what nobody sees any more must not be mailed. */
type StopSending = (by: string, campaignIds: readonly string[]) => Promise<void>;

type Undos = Partial<Record<FileListName, ListUndo | null>>;

export function createWholeFile(
  { database, changeLog, now, newId }: RecordDependencies,
  lists: readonly FileList[],
  stopSending: StopSending,
): WholeFile {
  const { query } = database;

  const readAll = async (db: Kysely<Schema>): Promise<Record<FileListName, ListedRecord[]>> => {
    const read: Partial<Record<FileListName, ListedRecord[]>> = {};
    for (const list of lists) read[list.name] = await list.read(db);
    return forEvery((name) => read[name] ?? []);
  };

  /** So that it can be undone; what changed nothing leaves the change before it to be undone. */
  async function remember({ transaction, at, by, note }: FileChange, kind: FileChangeKind, undos: Undos) {
    if (Object.values(undos).every((undo) => undo === null)) return;
    const id = newId();
    await transaction
      .insertInto('file_change')
      .values({ id, kind, at, by_user: by ?? '', undo: JSON.stringify(undos), undone_at: null })
      .execute();
    note({ noun: 'file', id, kind: 'changed', fields: [kind] });
  }

  /** A change of all lists, of which each says how it is undone. */
  const changeAll = (
    by: string,
    kind: FileChangeKind,
    work: (list: FileList, change: FileChange) => Promise<ListUndo | null>,
  ): Promise<void> =>
    changeLog.change(by, async (change) => {
      const undos: Undos = {};
      for (const list of lists) undos[list.name] = await work(list, change);
      await remember(change, kind, undos);
    });

  async function takeOutAll(
    by: string,
    kind: FileChangeKind,
    which: 'all' | 'samples',
    { emailCampaigns }: Record<FileListName, ListedRecord[]>,
  ): Promise<void> {
    const ids = emailCampaigns.filter((record) => which === 'all' || isSample(record)).map(({ id }) => id);
    await stopSending(by, ids);
    await changeAll(by, kind, (list, change) => list.takeOut(change, which));
    // Somebody may have sent one in between; from now on nobody can.
    await stopSending(by, ids);
  }

  return {
    async state() {
      const [records, broken, undo] = [await readAll(query), await readBroken(query), await newestChange(query)];
      let removed = 0;
      for (const list of lists) removed += await list.countRemoved(query);
      return {
        counts: forEvery((name) => records[name].length),
        broken: forEvery((name) => broken.get(name)?.length ?? 0),
        samples: samplesIn(records),
        removed,
        undo,
      };
    },

    async export() {
      const [records, rows] = [await readAll(query), await readBroken(query)];
      const broken: Partial<Record<FileListName, unknown[]>> = {};
      for (const name of fileListNames) {
        const values = rows.get(name)?.map(({ record }): unknown => JSON.parse(record));
        if (values !== undefined) broken[name] = values;
      }
      return { lists: records, broken };
    },

    async plan(bundle) {
      const read = readBundleValue(bundle);
      if (!read.ok) return read;
      const current = await readAll(query);
      return ok({ exportedAt: read.value.timestamp, lists: planLists(fileListNames, read.value, current) });
    },

    async import(by, bundle) {
      const read = readBundleValue(bundle);
      if (!read.ok) return read;
      await changeLog.change(by, async (change) => {
        const undos: Undos = {};
        for (const list of lists) {
          const { records, aside } = read.value.lists[list.name];
          undos[list.name] = await list.bringIn(change, records);
          for (const record of aside)
            await change.transaction
              .insertInto('broken_record')
              .values({ id: newId(), list: list.name, record: JSON.stringify(record), at: change.at })
              .execute();
        }
        await remember(change, 'import', undos);
      });
      return ok(undefined);
    },

    async clear(by) {
      const records = await readAll(query);
      await takeOutAll(by, 'clear', 'all', records);
      return forEvery((name) => records[name].length);
    },

    async addSamples(by) {
      const samples = sampleData(instantOf(now()), sampleSeed);
      const records: Record<FileListName, readonly ListedRecord[]> = {
        emailCampaigns: samples.campaigns,
        emailTemplates: samples.templates,
      };
      await changeAll(by, 'samples', (list, change) => list.bringIn(change, records[list.name]));
      return forEvery((name) => records[name].length);
    },

    async removeSamples(by) {
      const records = await readAll(query);
      await takeOutAll(by, 'samplesRemoved', 'samples', records);
      return samplesIn(records);
    },

    async undo(by, id) {
      const undone = changeLog.change(by, async (change) => {
        const { transaction, at, note } = change;
        const row = await transaction
          .selectFrom('file_change')
          .select(['undo', 'undone_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined || row.undone_at !== null) throw new NotPossible();
        const undos = JSON.parse(row.undo) as Undos;
        for (const list of lists) {
          const undo = undos[list.name];
          if (undo && !(await list.undo(change, undo))) throw new NotPossible();
        }
        await transaction.updateTable('file_change').set({ undone_at: at }).where('id', '=', id).execute();
        note({ noun: 'file', id, kind: 'restored' });
        return true;
      });
      return await undone.catch((error: unknown) => {
        if (error instanceof NotPossible) return false;
        throw error;
      });
    },
  };
}

const forEvery = <T>(value: (name: FileListName) => T): Record<FileListName, T> =>
  Object.fromEntries(fileListNames.map((name) => [name, value(name)] as const)) as Record<FileListName, T>;

const samplesIn = (records: Record<FileListName, ListedRecord[]>): Counts =>
  forEvery((name) => records[name].filter(isSample).length);

/** What could not be read, by list. */
const readBroken = async (db: Kysely<Schema>) => {
  const rows = await db.selectFrom('broken_record').select(['list', 'record']).orderBy('id').execute();
  return Map.groupBy(rows, ({ list }) => list);
};

/** `null` when there is none, or it was undone. */
async function newestChange(db: Kysely<Schema>): Promise<FileUndo | null> {
  const row = await db
    .selectFrom('file_change')
    .select(['id', 'kind', 'at', 'by_user', 'undone_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.undone_at !== null) return null;
  return { id: row.id, kind: row.kind as FileChangeKind, at: row.at, by: row.by_user };
}
