import { leadFilter, leadSearchText, type Lead } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { CompiledQuery, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines, sqlite } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase, type Database } from '../database.ts';
import { readLeadPage } from './leadPages.ts';
import { toRow } from './leadRows.ts';
import { mergeLeadSearch } from './leadFind.ts';
import type { Schema } from '../schema.ts';

const at = '2026-03-02T09:00:00.000Z';

/** More leads than are read one by one, in groups of a few dozen with the same family name. */
const families = ['Zeegras', 'O’Neill "De Boeg"', 'van 100% Wier', 'Ⱡ Żółw', 'ⵣⵣⵣ', 'Haiwqbaan', 'Haiwqж'];
const leads: readonly Lead[] = Array.from({ length: 1_100 }, (_, index) =>
  aLead({
    id: `l${index}`,
    name: `Kapitein ${families[index % 50] ?? index}`,
    email: `l${index}@fleet.example`,
    // Its digits end with 43, as no other part of the searched text does.
    ...(index % 100 === 60 ? { phone: '06 5-4-3' } : {}),
  }),
);
const searches = [
  'zeegras',
  'zeegr l100@',
  'o’neill "de',
  '100%',
  'zolw',
  'ⵣⵣⵣ',
  'l10',
  'nobody',
  'fleet.example',
  'ka',
  'wi 10',
  'wq',
  'wq ж',
  'ⵣ',
  'ⵣⵣ',
  '"d',
  '0%',
  '43',
  '3',
  'qx',
  'qx ka',
  '\\q',
  'x',
  'kapitein wq',
];

/** Before migration 0019 the text ended with the digits of the phone, or with two spaces. */
const oldText: typeof leadSearchText = (lead) => leadSearchText(lead).slice(0, -2);

async function insert(query: Kysely<Schema>, some: readonly Lead[], searchOf = leadSearchText): Promise<void> {
  for (let start = 0; start < some.length; start += 100) {
    const rows = some.slice(start, start + 100).map((lead) => ({ ...olderLeadRow(lead), search: searchOf(lead) }));
    await query.insertInto('lead').values(rows).execute();
  }
}

/** Differences between what each search should find and count, and what it does. */
async function faultsOf(database: Database, living: readonly Lead[]): Promise<string[]> {
  const faults: string[] = [];
  for (const search of searches) {
    const page = await readLeadPage(database, { search, limit: 1_000 });
    if (!page.ok) throw new Error(page.error);
    const wanted = new Set(living.filter(leadFilter({ search })).map(({ id }) => id));
    const { leads: found, count } = page.value;
    const most = Math.min(wanted.size, 1_000);
    if (count !== most || found.length !== most) faults.push(`${search}: ${found.length} of ${count}, not ${most}`);
    faults.push(...found.filter(({ id }) => !wanted.has(id)).map(({ id }) => `${search}: ${id}`));
  }
  return faults;
}

describe.each(engines)('searches among many leads on $name', (engine) => {
  test('find the leads of an older database, and what was made, changed, deleted, brought back and erased since', async () => {
    const empty = await engine.create();
    const old = await openOldDatabase(engine, empty.url, '0013_kept_counts');
    await insert(old, leads.slice(0, 1_050), oldText);
    await old.destroy();
    const database = await openDatabase(empty.url);
    const { query } = database;
    expect(await faultsOf(database, leads.slice(0, 1_050))).toEqual([]);
    await insert(query, leads.slice(1_050));
    expect(await faultsOf(database, leads)).toEqual([]);

    const renamed = leads.slice(0, 60).map((lead) => ({ ...lead, name: 'Stuurman Zeegras' }));
    for (const lead of renamed) await query.updateTable('lead').set(toRow(lead)).where('id', '=', lead.id).execute();
    const now = [...renamed, ...leads.slice(60)];
    await query.updateTable('lead').set({ deleted_at: at }).where('id', 'like', 'l1%').execute();
    const left = now.filter(({ id }) => !id.startsWith('l1'));
    // More leads than are read one by one.
    const others = Array.from({ length: 400 }, (_, index) =>
      aLead({ id: `o${index}`, email: `o${index}@fleet.example` }),
    );
    await insert(query, others);
    expect(await faultsOf(database, [...left, ...others])).toEqual([]);
    await mergeLeadSearch(database);
    expect(await faultsOf(database, [...left, ...others])).toEqual([]);

    await query.updateTable('lead').set({ deleted_at: null }).where('id', 'like', 'l10%').execute();
    await query.deleteFrom('lead').where('deleted_at', 'is not', null).execute();
    const back = now.filter(({ id }) => !id.startsWith('l1') || id.startsWith('l10'));
    expect(await faultsOf(database, [...back, ...others])).toEqual([]);
    await mergeLeadSearch(database);
    expect(await faultsOf(database, [...back, ...others])).toEqual([]);
    await database.close();
    await empty.drop();
  });
});

test.each(engines.filter(({ name }) => name === 'postgres'))(
  'on PostgreSQL a user who may not create the extension gets searches without it',
  async (engine) => {
    const empty = await engine.create();
    const role = `reader_${new URL(empty.url).pathname.slice(1)}`;
    const owner = await openOldDatabase(engine, empty.url, '0001_leads');
    const ask = (statement: string) => owner.executeQuery(CompiledQuery.raw(statement));
    await ask(`drop schema public cascade`);
    await ask(`create role ${role} login password 'a'`);
    await ask(`create schema public authorization ${role}`);
    const url = new URL(empty.url);
    url.username = role;
    url.password = 'a';
    const database = await openDatabase(url.href);
    const { rows } = await database.query.executeQuery<{ name: string }>(
      CompiledQuery.raw(`select indexname as name from pg_indexes where indexname = 'lead_search'
        union all select extname from pg_extension where extname = 'pg_trgm'`),
    );
    expect(rows).toEqual([]);
    await insert(database.query, leads);
    expect(await faultsOf(database, leads)).toEqual([]);
    await database.close();
    await ask(`drop owned by ${role}`);
    await ask(`drop role ${role}`);
    await owner.destroy();
    await empty.drop();
  },
);

test('on SQLite what was removed leaves no letter in the index once it is merged, also while others sign up', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  const { query } = database;
  await insert(query, leads);
  const holding = async () => {
    const { rows } = await query.executeQuery<{ blocks: number }>(
      CompiledQuery.raw(`select count(*) as blocks from lead_search_data where instr(block, cast('ⵣ' as blob)) > 0`),
    );
    return rows[0]?.blocks;
  };
  expect(await holding()).toBeGreaterThan(0);
  await query.updateTable('lead').set({ deleted_at: at }).where('search', 'like', '%ⵣ%').execute();
  expect(await holding()).toBeGreaterThan(0);

  // A lead signs up between the batches.
  let arrivals = 0;
  const busy: Database = {
    ...database,
    async unsynced(work) {
      const id = `a${(arrivals += 1)}`;
      await insert(query, [aLead({ id, name: 'Nieuw', email: `${id}@new.example` })]);
      return await database.unsynced(work);
    },
  };
  await mergeLeadSearch(busy);
  expect(arrivals).toBeGreaterThan(2);
  expect(await holding()).toBe(0);
  // Nothing was removed since.
  const seen = arrivals;
  await mergeLeadSearch(busy);
  expect(arrivals).toBe(seen);

  // After an abort the next call completes it.
  await query.updateTable('lead').set({ name: 'Wim', search: 'wim' }).where('id', '=', 'l5').execute();
  await mergeLeadSearch(database, AbortSignal.abort());
  const state = await query.selectFrom('lead_search_state').selectAll().executeTakeFirstOrThrow();
  expect(state.merged).toBe(state.removed - 1);
  await mergeLeadSearch(database);
  expect(await query.selectFrom('lead_search_state').selectAll().execute()).toEqual([
    { removed: state.removed, merged: state.removed },
  ]);
  await database.close();
  await empty.drop();
});
