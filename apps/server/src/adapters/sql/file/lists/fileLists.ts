import {
  defaultTemplates,
  storedCampaignSchema,
  storedTemplateSchema,
  everybodysQuestions,
  isHandedOver,
  mergeRecords,
  type Campaign,
  type CampaignMeasures,
  storedQuestionSchema,
  type Question,
  type FileListName,
  type Instant,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../database.ts';
import type { Schema } from '../../schema.ts';
import type { FileChange } from '../changes/changeLog.ts';
import { isBeingSent } from '../campaigns.ts';
import { readQuestions } from '../clients/clientFile.ts';
import { countEverybodysProgress } from '../clients/progress.ts';
import { writeQuestions } from '../questionnaires/questionRows.ts';
import { printRecord } from '../records.ts';
import { importedCampaigns, withFigures } from './campaignsInFiles.ts';
import { clientList } from './clientList.ts';
import {
  changedNames,
  chunksOf,
  type FileList,
  isBackOr,
  type ListedRecord,
  stillRemoved,
  withOwnIds,
} from './fileList.ts';

interface TimedRecord extends ListedRecord {
  readonly createdAt: Instant;
}

interface Options<T extends TimedRecord> {
  readonly name: FileListName;
  readonly table: 'email_template' | 'campaign';
  readonly noun: 'template' | 'campaign';
  readonly engine: Database['engine'];
  readonly parse: (record: unknown) => T;
  /** The default records. */
  readonly beginning?: readonly T[];
  /** What imported records will be here. */
  readonly arriving?: (db: Kysely<Schema>, records: readonly T[]) => Promise<readonly T[]>;
  /** What an export says of the records. */
  readonly leaving?: (db: Kysely<Schema>, records: readonly T[]) => Promise<T[]>;
  /** Whether no import may overwrite the stored record. */
  readonly isClosed?: (record: T) => boolean;
  /** The same while that is being decided. */
  readonly isClosing?: (db: Kysely<Schema>, id: string) => Promise<boolean>;
}

const beforeSchema = z.object({
  id: z.string(),
  /** The version after the change. */
  version: z.int(),
  /** `null`: it did not exist. */
  before: z.nullable(z.object({ record: z.string(), deletedAt: z.nullable(z.string()) })),
});
const recordUndoSchema = z.object({ changed: z.array(beforeSchema), removed: z.array(z.string()), at: z.string() });
type Undo = z.infer<typeof recordUndoSchema>;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly record: string;
  readonly deleted_at: Instant | null;
}

/** `null` when nothing was changed. */
const undoOf = (undo: Undo): Undo | null => (undo.changed.length + undo.removed.length === 0 ? null : undo);

const changedIn = (before: string, after: string): string[] =>
  changedNames(JSON.parse(before) as object, JSON.parse(after) as object);

/** A list whose records have a table of their own and no dependent records. */
function recordList<T extends TimedRecord>(options: Options<T>): FileList {
  const { name, table, noun, engine, parse, beginning = [], isClosed = () => false } = options;
  const { arriving = async (_db, records) => records, leaving, isClosing = async () => false } = options;
  const read = ({ record }: Pick<Row, 'record'>): T => parse(JSON.parse(record));

  const coming = (db: Kysely<Schema>, records: readonly ListedRecord[]) => arriving(db, withOwnIds(records.map(parse)));

  /** Locks them, so that an edit comes before or after, and not in between; SQLite has one writer anyway. */
  async function rowsOf(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, Row>> {
    const rows = new Map<string, Row>();
    for (const some of chunksOf(ids)) {
      const found = await db
        .selectFrom(table)
        .select(['id', 'version', 'record', 'deleted_at'])
        .where('id', 'in', some)
        .$if(engine === 'postgres', (select) => select.forUpdate())
        .execute();
      for (const row of found) rows.set(row.id, row);
    }
    return rows;
  }

  const living = (db: Kysely<Schema>) =>
    db
      .selectFrom(table)
      .select(['id', 'version', 'record', 'deleted_at'])
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  /** Overwrites records with the same ids, removed or not; a closed one stays as it is, and is restored. */
  async function put({ transaction, at, note }: FileChange, records: readonly T[]): Promise<Undo['changed']> {
    const here = await rowsOf(
      transaction,
      records.map(({ id }) => id),
    );
    const changed: Undo['changed'] = [];
    const fresh: T[] = [];
    for (const record of records) {
      const row = here.get(record.id);
      const stays = row !== undefined && (isClosed(read(row)) || (await isClosing(transaction, row.id)));
      const printed = stays ? row.record : printRecord(record);
      const fields = row === undefined || row.record === printed ? [] : changedIn(row.record, printed);
      if (row === undefined) fresh.push(record);
      else if (row.deleted_at !== null || fields.length > 0) {
        const version = row.version + 1;
        await transaction
          .updateTable(table)
          .set({ version, record: printed, updated_at: at, deleted_at: null })
          .where('id', '=', row.id)
          .execute();
        note({ noun, id: row.id, kind: row.deleted_at === null ? 'changed' : 'restored', version, fields });
        changed.push({ id: row.id, version, before: { record: row.record, deletedAt: row.deleted_at } });
      }
    }
    for (const some of chunksOf(fresh)) {
      const rows = some.map((record) => ({
        id: record.id,
        version: 1,
        record: printRecord(record),
        created_at: record.createdAt,
        updated_at: at,
      }));
      await transaction.insertInto(table).values(rows).execute();
    }
    for (const { id } of fresh) note({ noun, id, kind: 'added', version: 1 });
    return [...changed, ...fresh.map(({ id }) => ({ id, version: 1, before: null }))];
  }

  return {
    name,
    read: async (db) => (await living(db)).map(read),
    ...(leaving && { asExported: (db, records) => leaving(db, records.map(parse)) }),

    async asKept(db, records, current) {
      const closed = new Map(current.filter((record) => isClosed(parse(record))).map((record) => [record.id, record]));
      const came = await coming(db, records);
      return came.map((record) => closed.get(record.id) ?? record);
    },

    async count(db) {
      const rows = await living(db);
      const records = rows.map(read);
      const stay = new Map(beginning.map((record) => [record.id, printRecord(record)]));
      const { amount } = await db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('amount'))
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return {
        living: records.length,
        clears: rows.filter((row) => stay.get(row.id) !== row.record).length,
        samples: records.filter(({ sample }) => sample === true).length,
        removed: amount,
      };
    },

    async bringIn(change, records) {
      const changed = await put(change, await coming(change.transaction, records));
      return undoOf({ changed, removed: [], at: change.at });
    },

    async livingIds(db, ids) {
      const rows = await rowsOf(db, ids);
      return new Set([...rows.values()].filter((row) => row.deleted_at === null).map(({ id }) => id));
    },

    async takeOut(change, which) {
      const { transaction, at, note } = change;
      const stay = new Set(which === 'all' ? beginning.map(({ id }) => id) : []);
      const removed = (await living(transaction))
        .filter((row) => !stay.has(row.id) && (which === 'all' || read(row).sample === true))
        .map(({ id }) => id);
      for (const some of chunksOf(removed))
        await transaction.updateTable(table).set({ deleted_at: at }).where('id', 'in', some).execute();
      for (const id of removed) note({ noun, id, kind: 'removed' });
      const changed = which === 'all' ? await put(change, beginning) : [];
      return undoOf({ changed, removed, at });
    },

    async undo({ transaction, at, note }, stored) {
      const { changed, removed, at: removedAt } = recordUndoSchema.parse(stored);
      const rows = await rowsOf(transaction, [...changed.map(({ id }) => id), ...removed]);
      const isSame =
        changed.every(({ id, version }) => rows.get(id)?.version === version && rows.get(id)?.deleted_at === null) &&
        removed.every((id) => isBackOr(removedAt, rows.get(id)));
      if (!isSame) return false;
      for (const some of chunksOf(removed))
        await transaction.updateTable(table).set({ deleted_at: null }).where('id', 'in', some).execute();
      for (const id of stillRemoved(removed, rows)) note({ noun, id, kind: 'restored' });
      for (const { id, version, before } of changed) {
        if (before === null) {
          note({ noun, id, kind: 'removed' });
          await transaction.deleteFrom(table).where('id', '=', id).execute();
          continue;
        }
        const fields = changedIn(rows.get(id)?.record ?? '{}', before.record);
        note({ noun, id, kind: before.deletedAt === null ? 'changed' : 'removed', version: version + 1, fields });
        await transaction
          .updateTable(table)
          .set({ version: version + 1, record: before.record, updated_at: at, deleted_at: before.deletedAt })
          .where('id', '=', id)
          .execute();
      }
      return true;
    },
  };
}

const undoSchema = z.object({ before: z.array(z.unknown()), after: z.array(z.unknown()) });

const readShared = (db: Kysely<Schema>) => readQuestions(db, everybodysQuestions);
const isSample = ({ sample }: Question) => sample === true;

async function versionOf(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('question_list')
    .select('version')
    .where('scope', '=', everybodysQuestions)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Those of the questions that a client answered. One after the other: the first answer of each is enough. */
async function answeredOf(db: Kysely<Schema>, questionIds: readonly string[]): Promise<Set<string>> {
  const answered = new Set<string>();
  for (const id of questionIds) {
    const found = await db
      .selectFrom('answer')
      .select('answer.client_id')
      .where('answer.question_id', '=', id)
      .where('answer.filled', '=', 1)
      .where((where) =>
        where.exists(
          where
            .selectFrom('client')
            .select('client.id')
            .whereRef('client.id', '=', 'answer.client_id')
            .where('client.deleted_at', 'is', null),
        ),
      )
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) answered.add(id);
  }
  return answered;
}

/** @returns how to undo it; `null` when the questions did not change */
async function putQuestions({ transaction, note }: FileChange, questions: readonly Question[]) {
  const before = await readShared(transaction);
  if (JSON.stringify(before) === JSON.stringify(questions)) return null;
  const version = (await versionOf(transaction)) + 1;
  await writeQuestions(transaction, everybodysQuestions, questions, version);
  await countEverybodysProgress(transaction);
  note({ noun: 'questions', id: everybodysQuestions, kind: 'changed', version });
  return { before, after: questions };
}

/** The shared questions: one list with one version, of which no single question can be restored. */
const questionList: FileList = {
  name: 'globalQuestions',
  read: readShared,

  async count(db) {
    const questions = await readShared(db);
    const { length } = questions;
    return { living: length, clears: length, samples: questions.filter(isSample).length, removed: 0 };
  },

  async bringIn(change, records) {
    const came = records.map((record) => storedQuestionSchema.parse(record));
    return putQuestions(change, mergeRecords(await readShared(change.transaction), came));
  },

  async livingIds(db, ids) {
    const there = new Set((await readShared(db)).map(({ id }) => id));
    return new Set(ids.filter((id) => there.has(id)));
  },

  async takeOut(change, which) {
    if (which === 'all') return putQuestions(change, []);
    const questions = await readShared(change.transaction);
    const samples = questions.filter(isSample).map(({ id }) => id);
    const answered = await answeredOf(change.transaction, samples);
    return putQuestions(
      change,
      questions.filter((question) => !isSample(question) || answered.has(question.id)),
    );
  },

  async undo(change, stored) {
    const { before, after } = undoSchema.parse(stored);
    if (JSON.stringify(await readShared(change.transaction)) !== JSON.stringify(after)) return false;
    await putQuestions(
      change,
      before.map((question) => storedQuestionSchema.parse(question)),
    );
    return true;
  },
};

/** Every list of an export that the server stores. */
export const fileLists = (engine: Database['engine'], measures: CampaignMeasures): readonly FileList[] => [
  clientList(engine),
  questionList,
  recordList<Campaign>({
    name: 'emailCampaigns',
    table: 'campaign',
    noun: 'campaign',
    engine,
    parse: (record) => storedCampaignSchema.parse(record),
    arriving: importedCampaigns,
    leaving: (db, campaigns) => withFigures(db, campaigns, measures),
    // An older draft over it would look as if nobody had got its mail, and would be sent to all of them again.
    isClosed: isHandedOver,
    isClosing: isBeingSent,
  }),
  recordList({
    name: 'emailTemplates',
    table: 'email_template',
    noun: 'template',
    engine,
    parse: (record) => storedTemplateSchema.parse(record),
    beginning: defaultTemplates,
  }),
];
