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
  withinMaximum,
} from '@fnc/domain';
import type { FileUndo } from '@fnc/domain/api';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { FileChange } from './changes/changeLog.ts';
import { lockEverybodysQuestions } from './clients/progress.ts';
import { chunksOf, type FileList, type ListCount, type ListedRecord, type ListUndo } from './lists/fileList.ts';
import type { RecordDependencies } from './records.ts';

type Counts = Record<FileListName, number>;

export type FileListPlan = ListPlan & { readonly name: FileListName };

interface FileState {
  readonly counts: Counts;
  readonly clears: Counts;
  readonly broken: Counts;
  readonly samples: Counts;
  readonly removed: number;
  readonly undo: FileUndo | null;
}

interface FileChanged {
  readonly counts: Counts;
  /** The id to undo it by; `null`: nothing was changed. */
  readonly change: string | null;
}

/** All of the console's data on the server: each change is one transaction, and can be undone. */
export interface WholeFile {
  state(): Promise<FileState>;
  export(): Promise<{
    readonly lists: Record<FileListName, unknown[]>;
    readonly broken: Partial<Record<FileListName, unknown[]>>;
  }>;
  plan(bundle: unknown): Promise<Result<{ exportedAt: Instant | null; lists: FileListPlan[] }, BundleFault>>;
  /** Imports into the current data. @returns the id to undo it by; `null` when it changed no record */
  import(by: string, bundle: unknown): Promise<Result<string | null, BundleFault>>;
  /** Removes everything; for `restoreDays` each record can be restored. @returns how much it was */
  clear(by: string): Promise<FileChanged>;
  addSamples(by: string): Promise<FileChanged>;
  removeSamples(by: string): Promise<FileChanged>;
  /** @returns `false` when something of it was changed since, or there is no such change: then nothing is done */
  undo(by: string, id: string): Promise<boolean>;
}

/** The samples are the same each time, so that screenshots and demonstrations stay comparable. */
const sampleSeed = 1;

/** Rolls back a transaction that turned out to be impossible. */
class NotPossible extends Error {}

/** Stops the unsent mails of these campaigns: a removed campaign must not be mailed. */
type StopSending = (by: string, campaignIds: readonly string[]) => Promise<void>;

/** What was done to each list, in that order, and to the unreadable records. */
type Undos = Partial<Record<FileListName | 'broken', readonly ListUndo[]>>;

/** Unreadable records that an import set aside, or that clearing removed. */
interface BrokenUndo {
  readonly added: readonly string[];
  readonly removed: readonly BrokenRow[];
}
type BrokenRow = Selectable<Schema['broken_record']>;

export function createWholeFile(
  { database, changeLog, now, newId }: RecordDependencies,
  lists: readonly FileList[],
  stopSending: StopSending,
): WholeFile {
  const { query, engine } = database;

  const readAll = async (db: Kysely<Schema>): Promise<Record<FileListName, ListedRecord[]>> => {
    const read: Partial<Record<FileListName, ListedRecord[]>> = {};
    for (const list of lists) read[list.name] = await list.read(db);
    return forEvery((name) => read[name] ?? []);
  };

  const readExport = async (db: Kysely<Schema>): Promise<Record<FileListName, ListedRecord[]>> => {
    const read = await readAll(db);
    for (const { name, asExported } of lists)
      if (asExported !== undefined) read[name] = await asExported(db, read[name]);
    return read;
  };

  const countAll = async (db: Kysely<Schema>): Promise<Record<FileListName, ListCount>> => {
    const counted: Partial<Record<FileListName, ListCount>> = {};
    for (const list of lists) counted[list.name] = await list.count(db);
    return forEvery((name) => counted[name] ?? { living: 0, clears: 0, samples: 0, removed: 0 });
  };

  /** Stores how to undo the change; a change without effect leaves the previous undo in place. */
  async function remember({ transaction, at, by, note }: FileChange, kind: FileChangeKind, undos: Undos) {
    if (Object.values(undos).every((steps) => steps.length === 0)) return null;
    const id = newId();
    await transaction
      .insertInto('file_change')
      .values({ id, kind, at, by_user: by ?? '', undo: JSON.stringify(undos), undone_at: null })
      .execute();
    note({ noun: 'file', id, kind: 'changed', fields: [kind] });
    return id;
  }

  /** A change of all lists, each of which returns how to undo it. */
  const changeAll = (
    by: string,
    kind: FileChangeKind,
    work: (list: FileList, change: FileChange) => Promise<(ListUndo | null)[]>,
    first: (change: FileChange) => Promise<Undos> = async () => ({}),
  ): Promise<string | null> =>
    changeLog.change(by, async (change) => {
      await lockEverybodysQuestions(change.transaction, engine);
      const undos = await first(change);
      for (const list of lists) undos[list.name] = (await work(list, change)).filter((step) => step !== null);
      return await remember(change, kind, undos);
    });

  /** Stops the unsent mails of the campaigns that a change removes. */
  async function stopping<Done>(by: string, which: 'all' | 'samples', change: () => Promise<Done>): Promise<Done> {
    const campaigns = (await lists.find(({ name }) => name === 'emailCampaigns')?.read(query)) ?? [];
    const ids = campaigns.filter(({ sample }) => which === 'all' || sample === true).map(({ id }) => id);
    await stopSending(by, ids);
    const done = await change();
    // Somebody may have sent one in between; from now on nobody can.
    await stopSending(by, ids);
    return done;
  }

  return {
    async state() {
      const [counted, broken, undo] = [await countAll(query), await readBroken(query), await newestChange(query)];
      return {
        counts: forEvery((name) => counted[name].living),
        clears: clearable(counted),
        broken: forEvery((name) => broken.get(name)?.length ?? 0),
        samples: forEvery((name) => counted[name].samples),
        removed: Object.values(counted).reduce((sum, { removed }) => sum + removed, 0),
        undo,
      };
    },

    async export() {
      const [records, rows] = await database.snapshot(
        async (db) => [await readExport(db), await readBroken(db)] as const,
      );
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
      const current = await database.snapshot(readAll);
      const came = { ...read.value.lists };
      for (const { name, asKept } of lists)
        if (asKept !== undefined)
          came[name] = { ...came[name], records: await asKept(query, came[name].records, current[name]) };
      const planned = planLists(fileListNames, { ...read.value, lists: came }, current);
      return ok({ exportedAt: read.value.timestamp, lists: planned });
    },

    async import(by, bundle) {
      const read = readBundleValue(bundle);
      if (!read.ok) return read;
      const made = await changeLog.change(by, async (change) => {
        await lockEverybodysQuestions(change.transaction, engine);
        const undos: Undos = {};
        const known = await readBroken(change.transaction);
        const setAside: string[] = [];
        for (const list of lists) {
          const came = read.value.lists[list.name];
          // The one list with a maximum; reading all clients here would hold the transaction open for long.
          const { records, aside } =
            list.name === 'globalQuestions'
              ? withinMaximum(list.name, came, await list.read(change.transaction))
              : came;
          const undo = await list.bringIn(change, records);
          undos[list.name] = undo === null ? [] : [undo];
          // An unreadable record is stored separately once, however often it is imported.
          const there = new Set(known.get(list.name)?.map(({ record }) => record));
          const fresh = new Set(aside.map((record) => JSON.stringify(record)).filter((record) => !there.has(record)));
          for (const record of fresh) {
            const id = newId();
            setAside.push(id);
            await change.transaction
              .insertInto('broken_record')
              .values({ id, list: list.name, record, at: change.at })
              .execute();
          }
        }
        if (setAside.length > 0) undos.broken = [{ added: setAside, removed: [] } satisfies BrokenUndo];
        return await remember(change, 'import', undos);
      });
      return ok(made);
    },

    async clear(by) {
      const counts = clearable(await countAll(query));
      const change = await stopping(by, 'all', () =>
        changeAll(by, 'clear', async (list, within) => [await list.takeOut(within, 'all')], takeOutBroken),
      );
      return { counts, change };
    },

    async addSamples(by) {
      const samples = sampleData(instantOf(now()), sampleSeed);
      const records: Record<FileListName, readonly ListedRecord[]> = {
        clients: samples.clients,
        globalQuestions: samples.globalQuestions,
        emailCampaigns: samples.campaigns,
        emailTemplates: samples.templates,
      };
      const counts: Partial<Record<FileListName, number>> = {};
      // Samples that are there stay as they are: somebody may have worked on them.
      const change = await changeAll(by, 'samples', async (list, within) => {
        const all = records[list.name];
        const there = await list.livingIds(
          within.transaction,
          all.map(({ id }) => id),
        );
        const missing = all.filter(({ id }) => !there.has(id));
        counts[list.name] = missing.length;
        return missing.length === 0 ? [] : [await list.bringIn(within, missing)];
      });
      return { counts: forEvery((name) => counts[name] ?? 0), change };
    },

    async removeSamples(by) {
      const counted = await countAll(query);
      const change = await stopping(by, 'samples', () =>
        changeAll(by, 'samplesRemoved', async (list, within) => [await list.takeOut(within, 'samples')]),
      );
      const left = await countAll(query);
      return { counts: forEvery((name) => counted[name].samples - left[name].samples), change };
    },

    async undo(by, id) {
      const undone = changeLog.change(by, async (change) => {
        const { transaction, at, note } = change;
        await lockEverybodysQuestions(transaction, engine);
        const row = await transaction
          .selectFrom('file_change')
          .select(['undo', 'undone_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined || row.undone_at !== null) throw new NotPossible();
        const undos = JSON.parse(row.undo) as Undos;
        for (const list of lists) {
          for (const undo of undos[list.name]?.toReversed() ?? [])
            if (!(await list.undo(change, undo))) throw new NotPossible();
        }
        for (const undo of (undos.broken ?? []) as readonly BrokenUndo[]) await undoBroken(transaction, undo);
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

/** The unreadable records, by list. */
const readBroken = async (db: Kysely<Schema>) => {
  const rows = await db.selectFrom('broken_record').select(['list', 'record']).orderBy('id').execute();
  return Map.groupBy(rows, ({ list }) => list);
};

/** How much clearing removes: the default records are added again, so those that were never changed stay. */
const clearable = (counted: Record<FileListName, ListCount>): Counts => forEvery((name) => counted[name].clears);

/** They are somebody's data too: what is cleared is gone with the possibility to undo it. */
async function takeOutBroken({ transaction }: FileChange): Promise<Undos> {
  const removed = await transaction.selectFrom('broken_record').selectAll().orderBy('id').execute();
  await transaction.deleteFrom('broken_record').execute();
  return removed.length === 0 ? {} : { broken: [{ added: [], removed } satisfies BrokenUndo] };
}

async function undoBroken(transaction: Kysely<Schema>, { added, removed }: BrokenUndo): Promise<void> {
  for (const some of chunksOf(added)) await transaction.deleteFrom('broken_record').where('id', 'in', some).execute();
  for (const some of chunksOf(removed)) await transaction.insertInto('broken_record').values(some).execute();
}

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
