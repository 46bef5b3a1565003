import { storedClientSchema, type ChangeKind, type Client, type ClientSummary, type Instant } from '@fnc/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../database.ts';
import type { Schema } from '../../schema.ts';
import type { FileChange } from '../changes/changeLog.ts';
import { readWholeClients } from '../clients/clientFile.ts';
import { clientColumns, clientRowColumns, toClient } from '../clients/clientRows.ts';
import { countEverybodysProgress } from '../clients/progress.ts';
import { changedNames, chunksOf, type FileList, isBackOr, stillRemoved, withOwnIds } from './fileList.ts';
import { eraseClient, writeHanging, type ReportOwners } from './clientWriting.ts';

const noun = 'client';

const beforeSchema = z.object({
  id: z.string(),
  /** The version after the change. */
  version: z.int(),
  updatedAt: z.string(),
  /** `null`: it did not exist. */
  before: z.nullable(z.object({ record: z.unknown(), createdAt: z.string(), deletedAt: z.nullable(z.string()) })),
});
const undoSchema = z.object({ changed: z.array(beforeSchema), removed: z.array(z.string()), at: z.string() });
type Undo = z.infer<typeof undoSchema>;

/** `null` when nothing was changed. */
const undoOf = (undo: Undo): Undo | null => (undo.changed.length + undo.removed.length === 0 ? null : undo);

const rowColumns = [...clientRowColumns, 'id', 'created_at', 'deleted_at'] as const;

/** The exported form: without data that only the server has about a client and its reports. */
function exported({ version: _version, ...client }: Client): Client {
  const reports = client.reports.map(({ version: _of, writing: _writing, ...report }) => report);
  return storedClientSchema.parse({ ...client, reports });
}

/**
 * The stored form of a client: one that was never changed has its join date as the date of change, and PostgreSQL's
 * texts have no NUL. So an older file without those dates is imported once, and is the same the next time.
 */
function asKept(record: unknown): Client {
  const client = storedClientSchema.parse(record);
  return storedClientSchema.parse(
    JSON.parse(JSON.stringify({ ...client, updatedAt: changedOf(client) }), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ),
  );
}

const ownFields = ({ reports: _reports, questions: _questions, answers: _answers, ...own }: Client): ClientSummary =>
  own;
const changedOf = ({ updatedAt = '', joinDate }: Client): Instant => (updatedAt === '' ? joinDate : updatedAt);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const living = (db: Kysely<Schema>) => db.selectFrom('client').where('deleted_at', 'is', null);

/** Overwrites a client, removed or not. */
async function overwrite(
  change: FileChange,
  client: Client,
  row: {
    readonly version: number;
    readonly before: ClientSummary;
    readonly deletedAt: Instant | null;
    readonly kind: ChangeKind;
  },
  owners: ReportOwners,
): Promise<number> {
  const { transaction, note } = change;
  const version = row.version + 1;
  await transaction
    .updateTable('client')
    .set({
      version,
      ...clientColumns(ownFields(client)),
      updated_at: changedOf(client),
      deleted_at: row.deletedAt,
    })
    .where('id', '=', client.id)
    .execute();
  await writeHanging(change, client, owners);
  const fields = changedNames(row.before, ownFields(client));
  note({ noun, id: client.id, kind: row.kind, version, fields });
  return version;
}

async function insert(change: FileChange, clients: readonly Client[], owners: ReportOwners) {
  const { transaction, note } = change;
  for (const some of chunksOf(clients)) {
    const rows = some.map((client) => ({
      id: client.id,
      version: 1,
      ...clientColumns(ownFields(client)),
      created_at: client.joinDate,
      updated_at: changedOf(client),
    }));
    await transaction.insertInto('client').values(rows).execute();
  }
  for (const client of clients) {
    await writeHanging(change, client, owners);
    note({ noun, id: client.id, kind: 'added', version: 1 });
  }
}

/** The client of each existing report, for the imported reports. */
async function ownersOf(transaction: Kysely<Schema>, clients: readonly Client[]): Promise<ReportOwners> {
  const owners = new Map<string, string>();
  for (const some of chunksOf(clients.flatMap(({ reports }) => reports.map(({ id }) => id)))) {
    const rows = await transaction.selectFrom('report').select(['id', 'client_id']).where('id', 'in', some).execute();
    for (const { id, client_id } of rows) owners.set(id, client_id);
  }
  return owners;
}

/** Clients, each with its own questions, answers and reports as one record. */
export function clientList(engine: Database['engine']): FileList {
  const rowsOf = async (db: Kysely<Schema>, ids: readonly string[]) => {
    const rows = [];
    for (const some of chunksOf(ids))
      rows.push(
        ...(await db
          .selectFrom('client')
          .select(rowColumns)
          .where('id', 'in', some)
          // Every transaction that locks several rows does so in this order.
          .orderBy('id')
          .$if(engine === 'postgres', (select) => select.forUpdate())
          .execute()),
      );
    return new Map(rows.map((row) => [row.id, row]));
  };

  return {
    name: 'clients',
    asKept: (_db, records) => Promise.resolve(withOwnIds(records.map(asKept))),

    async read(db) {
      const rows = await living(db).select(clientRowColumns).orderBy('created_at').orderBy('id').execute();
      const clients = [];
      for (const some of chunksOf(rows)) clients.push(...(await readWholeClients(db, some.map(toClient))));
      return clients.map(exported);
    },

    async count(db) {
      const counted = async (table: 'client' | 'report', removed: 'is' | 'is not') => {
        const row = await db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('amount'))
          .where('deleted_at', removed, null)
          .executeTakeFirstOrThrow();
        return row.amount;
      };
      const { samples } = await living(db)
        .select((select) => select.fn.countAll<number>().as('samples'))
        .where('record', 'like', isSample)
        .executeTakeFirstOrThrow();
      const clients = await counted('client', 'is');
      return {
        living: clients,
        clears: clients,
        samples,
        removed: (await counted('client', 'is not')) + (await counted('report', 'is not')),
      };
    },

    async bringIn(change, records) {
      const { transaction, at } = change;
      const clients = withOwnIds(records.map(asKept));
      const rows = await rowsOf(
        transaction,
        clients.map(({ id }) => id),
      );
      const owners = await ownersOf(transaction, clients);
      const changed: Undo['changed'] = [];
      const fresh: Client[] = [];
      for (const client of clients) {
        const row = rows.get(client.id);
        if (row === undefined) {
          fresh.push(client);
          continue;
        }
        const [current] = await readWholeClients(transaction, [toClient(row)]);
        if (current === undefined) continue;
        const record = exported(current);
        if (row.deleted_at === null && same(record, client)) continue;
        const kind = row.deleted_at === null ? 'changed' : 'restored';
        const there = { version: row.version, before: ownFields(record), deletedAt: null, kind } as const;
        const version = await overwrite(change, client, there, owners);
        const before = { record, createdAt: row.created_at, deletedAt: row.deleted_at };
        changed.push({ id: client.id, version, updatedAt: changedOf(client), before });
      }
      await insert(change, fresh, owners);
      if (changed.length + fresh.length > 0) await countEverybodysProgress(transaction);
      const added = fresh.map((client) => ({
        id: client.id,
        version: 1,
        updatedAt: changedOf(client),
        before: null,
      }));
      return undoOf({ changed: [...changed, ...added], removed: [], at });
    },

    async livingIds(db, ids) {
      const rows = await Promise.all(
        chunksOf(ids).map((some) => living(db).select('id').where('id', 'in', some).execute()),
      );
      return new Set(rows.flat().map(({ id }) => id));
    },

    async takeOut({ transaction, at, note }, which) {
      const rows = await living(transaction)
        .select('id')
        .$if(which === 'samples', (select) => select.where('record', 'like', isSample))
        .orderBy('id')
        .execute();
      const removed = rows.map(({ id }) => id);
      for (const some of chunksOf(removed))
        await transaction.updateTable('client').set({ deleted_at: at }).where('id', 'in', some).execute();
      for (const id of removed) note({ noun, id, kind: 'removed' });
      return undoOf({ changed: [], removed, at });
    },

    async undo(change, stored) {
      const { transaction, note } = change;
      const { changed, removed, at: removedAt } = undoSchema.parse(stored);
      const rows = await rowsOf(transaction, [...changed.map(({ id }) => id), ...removed]);
      const isSame =
        changed.every(({ id, version, updatedAt }) => {
          const row = rows.get(id);
          return row?.version === version && row.updated_at === updatedAt && row.deleted_at === null;
        }) && removed.every((id) => isBackOr(removedAt, rows.get(id)));
      if (!isSame) return false;
      for (const some of chunksOf(removed))
        await transaction.updateTable('client').set({ deleted_at: null }).where('id', 'in', some).execute();
      for (const id of stillRemoved(removed, rows)) note({ noun, id, kind: 'restored' });
      for (const { id, version, before } of changed) {
        if (before === null) {
          note({ noun, id, kind: 'removed' });
          await eraseClient(transaction, id);
          continue;
        }
        const row = rows.get(id);
        const client = storedClientSchema.parse(before.record);
        if (row === undefined) continue;
        const kind = before.deletedAt === null ? 'changed' : 'removed';
        const there = { version, before: toClient(row), deletedAt: before.deletedAt, kind } as const;
        await overwrite(change, client, there, await ownersOf(transaction, [client]));
      }
      await countEverybodysProgress(transaction);
      return true;
    },
  };
}

/** Matches the JSON of a sample record: inside a text the quotes would be escaped. */
const isSample = '%"sample":true%';
