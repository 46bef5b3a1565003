import {
  areTogether,
  fail,
  instantOf,
  ok,
  restoreDays,
  type Change,
  type ChangeHistory,
  type ChangeLogQuery,
  type ChangeNoun,
  type LoggedChange,
  type Result,
} from '@fnc/domain';
import * as z from 'zod/mini';
import type { Database } from '../../database.ts';
import { toChange } from './changeLog.ts';
import { isSavedOn, savesAsOne } from './savesAsOne.ts';

/** The page size without `limit`. */
const usualLimit = 50;

/** Maximum by which a page is extended, so that what the console shows as one line is on one page. */
const maximumExtension = 1000;

type ChangePage = Awaited<ReturnType<ChangeHistory['page']>>;

/** The log as the console shows it. */
export interface ChangePages {
  page(query: ChangeLogQuery): Promise<Result<ChangePage, 'cursor_invalid'>>;
}

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

type Named = Pick<LoggedChange, 'name' | 'record'>;

const gone: Named = { name: null, record: 'gone' };
const namedSchema = z.object({ name: z.string() });

/** The table of the records that a kind of change is about; `null`: no single record. */
const tableOf: Readonly<Record<ChangeNoun, 'lead' | 'client' | 'report' | 'email_template' | 'campaign' | null>> = {
  lead: 'lead',
  client: 'client',
  questions: 'client',
  answer: 'client',
  report: 'report',
  template: 'email_template',
  campaign: 'campaign',
  file: null,
};
type Table = NonNullable<(typeof tableOf)[ChangeNoun]>;

/** Whether a page of this length would cut what was deleted, restored or saved together. */
function goesOn(rows: readonly Change[], length: number): boolean {
  const [last, next] = [rows[length - 1], rows[length]];
  return last !== undefined && next !== undefined && (areTogether(last, next) || isSavedOn(last, next));
}

export function createChangePages({ database, now }: Dependencies): ChangePages {
  const { query } = database;

  async function rowsOf(table: Table, ids: readonly string[]) {
    if (table === 'lead') {
      return await query.selectFrom('lead').select(['id', 'name', 'deleted_at']).where('id', 'in', ids).execute();
    }
    const rows = await query.selectFrom(table).select(['id', 'record', 'deleted_at']).where('id', 'in', ids).execute();
    return rows.map(({ record, ...row }) => ({
      ...row,
      name: namedSchema.safeParse(JSON.parse(record)).data?.name ?? '',
    }));
  }

  /** Reads the names of the changed records, with one query per table. */
  async function namesOf(changes: readonly Change[]): Promise<(change: Change) => Named> {
    const oldest = instantOf(now() - restoreDays * 86_400_000);
    const known = new Map<string, Named>();
    for (const [table, some] of Map.groupBy(changes, ({ noun }) => tableOf[noun])) {
      if (table === null) continue;
      for (const { id, name, deleted_at } of await rowsOf(table, [...new Set(some.map((change) => change.id))])) {
        const record = deleted_at === null ? 'there' : deleted_at > oldest ? 'removed' : 'gone';
        known.set(`${table} ${id}`, { name: name === '' ? null : name, record });
      }
    }
    return ({ noun, id }) => known.get(`${tableOf[noun]} ${id}`) ?? gone;
  }

  return {
    async page({ kind, noun, id, cursor, limit = usualLimit }) {
      const before = cursor === undefined ? null : Number(cursor);
      if (before !== null && !Number.isSafeInteger(before)) return fail('cursor_invalid');
      let found = query
        .selectFrom('change')
        .select(['seq', 'at', 'by_user', 'noun', 'record_id', 'kind', 'fields'])
        .orderBy('seq', 'desc');
      if (before !== null) found = found.where('seq', '<', before);
      if (kind !== undefined) found = found.where('kind', '=', kind);
      if (noun === 'client' && id !== undefined) {
        found = found.where((where) =>
          where.or([
            where.and([where('noun', 'in', ['client', 'questions', 'answer']), where('record_id', '=', id)]),
            where.and([
              where('noun', '=', 'report'),
              where('record_id', 'in', query.selectFrom('report').select('id').where('client_id', '=', id)),
            ]),
          ]),
        );
      } else {
        if (noun !== undefined) found = found.where('noun', '=', noun);
        if (id !== undefined) found = found.where('record_id', '=', id);
      }
      const newest = async (count: number) => (await found.limit(count).execute()).map(toChange);
      let rows = await newest(limit + 1);
      let length = Math.min(limit, rows.length);
      if (goesOn(rows, length)) {
        rows = await newest(limit + maximumExtension + 1);
        while (length < limit + maximumExtension && goesOn(rows, length)) length += 1;
      }
      const changes = savesAsOne(rows.slice(0, length));
      const named = await namesOf(changes);
      const last = rows[length - 1];
      return ok({
        changes: changes.map((change) => ({ ...change, ...named(change) })),
        nextCursor: rows.length > length && last !== undefined ? String(last.seq) : null,
      });
    },
  };
}
