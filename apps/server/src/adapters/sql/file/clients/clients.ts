import {
  clientNameKey,
  clientSortName,
  emailKey,
  formOfClient,
  type Client,
  type ClientAlike,
  type ClientChange,
  type ClientListQuery,
  type ClientPage,
  type ClientStatus,
  type ClientSummary,
  type Edited,
  type FileCounts,
  type NewClient,
  type Result,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../../migrations/columnTypes.ts';
import type { Schema } from '../../schema.ts';
import { clientColumns, clientEmailKey, clientRowColumns, lockClient, toClient } from './clientRows.ts';
import { readWholeClient } from './clientFile.ts';
import { readClientPage, readFileCounts } from './clientPages.ts';
import { judgeChange } from '../changes/judgeChange.ts';
import { countProgress, holdEverybodysQuestions } from './progress.ts';
import type { RecordDependencies } from '../records.ts';
import { bringBack, takeOut } from '../removal.ts';

/** The server's `ClientRepository`: every change names its user. */
export interface ServerClients {
  list(query: ClientListQuery): Promise<Result<ClientPage, 'cursor_invalid'>>;
  counts(): Promise<FileCounts>;
  findById(id: string): Promise<Client | null>;
  findByLead(leadId: string): Promise<ClientSummary | null>;
  findAlike(input: { readonly name: string; readonly email: string }, exceptId?: string): Promise<ClientAlike | null>;
  /** `null`: the lead has a client already. */
  add(by: string, client: NewClient): Promise<Client | null>;
  update(by: string, id: string, change: ClientChange, seen?: number): Promise<Edited<Client>>;
  setStatus(by: string, ids: readonly string[], status: ClientStatus): Promise<readonly ClientSummary[]>;
  remove(by: string, id: string): Promise<boolean>;
  restore(by: string, id: string): Promise<Client | null>;
}

const noun = 'client';

export function createClients({ database, changeLog, newId }: RecordDependencies): ServerClients {
  const { query, engine } = database;

  return {
    list: (asked) => readClientPage(database, asked),
    counts: () => readFileCounts(database),

    async findById(id) {
      const row = await living(query).select(clientRowColumns).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : await readWholeClient(query, toClient(row));
    },

    async findByLead(leadId) {
      const row = await newestOfLead(query, leadId);
      return row === undefined ? null : toClient(row);
    },

    async findAlike({ name, email }, exceptId = '') {
      const known = async (
        column: 'email_key' | 'name_key',
        key: string,
        isSame: (client: ClientSummary) => boolean,
      ) => {
        if (key === '') return undefined;
        const rows = await living(query)
          .select(clientRowColumns)
          .where(column, '=', key)
          .where('id', '<>', exceptId)
          .orderBy('created_at')
          .orderBy('id')
          .limit(mostAlike)
          .execute();
        // A key may be the prefix of a longer one.
        return rows.map(toClient).find(isSame);
      };
      const byEmail = await known('email_key', clientEmailKey(email), (one) => emailKey(one.email) === emailKey(email));
      if (byEmail !== undefined) return alike(byEmail, 'email');
      const key = clientNameKey(name);
      const byName = await known('name_key', clientSortName(name), (one) => clientNameKey(one.name) === key);
      return byName === undefined ? null : alike(byName, 'name');
    },

    add: (by, form) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        await holdEverybodysQuestions(transaction, engine);
        const there = await withId(transaction, form.id);
        if (there?.deleted_at === null) return await readWholeClient(transaction, toClient(there));
        if (form.leadId !== undefined) {
          await lockClientsOfLead(transaction, engine, form.leadId);
          if ((await newestOfLead(transaction, form.leadId)) !== undefined) return null;
        }
        // The id of a removed client is not used again.
        const client = newClient({ id: there === undefined ? (form.id ?? newId()) : newId(), joinDate: at }, form);
        const { id } = client;
        await transaction
          .insertInto('client')
          .values({ id, version: 1, ...clientColumns(client), created_at: at, updated_at: at })
          .execute();
        await countProgress(transaction, id);
        note({ noun, id, kind: 'added', version: 1 });
        return { ...client, updatedAt: at, version: 1, questions: [], answers: [], reports: [] };
      }),

    update: (by, id, change, seen) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const row = await lockClient(transaction, engine, id);
        if (row === undefined) return { outcome: 'gone' };
        const client = toClient(row);
        const judged = await judgeChange<ClientSummary>(transaction, { noun, id }, { record: client, change, seen });
        if (judged.outcome === 'conflict') return { ...judged, theirs: await readWholeClient(transaction, client) };
        const { changed, fields } = judged;
        if (fields.length === 0) return { outcome: 'saved', record: await readWholeClient(transaction, client) };
        const version = row.version + 1;
        // A sample that somebody changes is a sample no more: removing those leaves it.
        const record: ClientSummary = { ...client, ...changed, sample: undefined, updatedAt: at, version };
        await transaction
          .updateTable('client')
          .set({ version, ...clientColumns(record), updated_at: at })
          .where('id', '=', id)
          .execute();
        note({ noun, id, kind: 'changed', version, fields });
        return { outcome: 'saved', record: await readWholeClient(transaction, record) };
      }),

    setStatus: (by, ids, status) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        if (ids.length === 0) return [];
        const rows = await living(transaction)
          .select(clientRowColumns)
          .select('id')
          .where('id', 'in', ids)
          // Every transaction that locks several rows does so in this order.
          .orderBy('id')
          .$if(engine === 'postgres', (select) => select.forUpdate())
          .execute();
        const others = rows.filter((row) => row.status !== status);
        if (others.length > 0)
          await transaction
            .updateTable('client')
            .set((set) => ({ status, version: set('version', '+', 1), updated_at: at }))
            .where(
              'id',
              'in',
              others.map(({ id }) => id),
            )
            .execute();
        for (const { id, version } of others)
          note({ noun, id, kind: 'changed', version: version + 1, fields: ['status'] });
        return rows.map((row) =>
          toClient(row.status === status ? row : { ...row, status, version: row.version + 1, updated_at: at }),
        );
      }),

    remove: (by, id) => changeLog.change(by, (change) => takeOut(change, { table: noun, noun, id })),

    restore: (by, id) =>
      changeLog.change(by, async (change) => {
        const { transaction } = change;
        await holdEverybodysQuestions(transaction, engine);
        if (!(await bringBack(change, { table: noun, noun, id }))) return null;
        // The shared questions may have changed meanwhile.
        await countProgress(transaction, id);
        const row = await living(transaction).select(clientRowColumns).where('id', '=', id).executeTakeFirstOrThrow();
        return await readWholeClient(transaction, toClient(row));
      }),
  };
}

function newClient(made: Pick<ClientSummary, 'id' | 'joinDate'>, form: NewClient): ClientSummary {
  const { leadId, sample } = form;
  return {
    ...made,
    ...formOfClient(form),
    ...(leadId === undefined ? {} : { leadId }),
    ...(sample === undefined ? {} : { sample }),
  };
}

/** The client with the id that the caller made, also a removed one. */
const withId = async (db: Kysely<Schema>, id: string | undefined) =>
  id === undefined
    ? undefined
    : await db
        .selectFrom('client')
        .select(clientRowColumns)
        .select('deleted_at')
        .where('id', '=', id)
        .executeTakeFirst();

const living = (db: Kysely<Schema>) => db.selectFrom('client').where('deleted_at', 'is', null);

const newestOfLead = (db: Kysely<Schema>, leadId: string) =>
  living(db)
    .select(clientRowColumns)
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Two windows that make a client of one lead follow each other. SQLite has one writer anyway. */
async function lockClientsOfLead(transaction: Kysely<Schema>, engine: Engine, leadId: string): Promise<void> {
  if (engine !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${`fnc_client_of_${leadId}`}))`.execute(transaction);
}

/** The most clients compared for one key: only very long names and addresses share one without being equal. */
const mostAlike = 20;

const alike = ({ id, name, email }: ClientSummary, by: ClientAlike['by']): ClientAlike => ({
  client: { id, name, email },
  by,
});
