import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiContract } from '@fnc/domain/api';
import { aLeadOn } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { post, sendMessage, timelineOf } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

describe.each(engines)('changing many leads in one call, stored on $name', (engine) => {
  let server: TestServer;
  let admin: { authorization: string };
  beforeEach(async () => {
    server = await startTestServer({ engine });
    admin = await server.signIn();
  });
  afterEach(() => server.close());

  const some = async (...names: string[]) => {
    const made: string[] = [];
    for (const name of names) made.push((await aLeadOn(server, `${name}@fleet.example`)).id);
    return made;
  };
  const change = async (what: 'status' | 'restore', body: object) =>
    apiContract.setLeadStatuses.answer.parse((await post(server, `/api/fnc-leads/${what}`, body, admin)).json())
      .outcomes;
  const remove = async (ids: readonly string[]) =>
    apiContract.removeLeads.answer.parse((await post(server, '/api/fnc-leads/remove', { ids }, admin)).json()).outcomes;
  const changes = () =>
    server.database.query
      .selectFrom('change')
      .select(['at', 'by_user', 'record_id', 'kind', 'fields'])
      .where('by_user', '=', testAdmin.username)
      .orderBy('seq')
      .execute();
  const audited = () =>
    server.logged
      .map((line) => JSON.parse(line) as { msg: string; event: string; lead: string })
      .filter(({ msg, event }) => msg === 'audit' && /^lead_(deleted|restored)$/.test(event))
      .map(({ event, lead }) => `${event} ${lead}`);

  test('writes the log of changes, the timelines and the audit log as single calls do, at one time', async () => {
    const ids = await some('a', 'b');
    await change('status', { ids: [...ids, 'nope'], status: 'qualified' });
    await remove([...ids, 'nope']);
    await change('restore', { ids });
    const logged = await changes();
    const of = (kind: string, fields: string[]) =>
      ids.map((id) => ({
        at: logged[0]?.at,
        by_user: testAdmin.username,
        record_id: id,
        kind,
        fields: JSON.stringify(fields),
      }));
    expect(logged).toEqual([...of('changed', ['status']), ...of('removed', []), ...of('restored', [])]);
    for (const id of ids)
      expect((await timelineOf(server, id))[0]).toMatchObject({
        kind: 'status_changed',
        from: 'new',
        to: 'qualified',
        by: testAdmin.username,
      });
    expect(audited()).toEqual(['lead_deleted', 'lead_restored'].flatMap((event) => ids.map((id) => `${event} ${id}`)));
  });

  test('stops and restarts the clock of each lead at what that lead wrote', async () => {
    const [asks, reads] = await some('asks', 'reads');
    server.clock.now += 60_000;
    await sendMessage(server, { email: 'asks@fleet.example' });
    const ids = [asks, reads];
    const stopped = { waitingSince: null, welcomeSince: null };
    expect(await change('status', { ids, status: 'contacted' })).toMatchObject([{ lead: stopped }, { lead: stopped }]);
    const undone = await change('status', { ids, status: 'contacted', restart: ['waitingSince', 'welcomeSince'] });
    expect(undone).toMatchObject([
      { id: asks, lead: { waitingSince: '2026-03-02T09:01:00.000Z', welcomeSince: expect.anything() } },
      { id: reads, lead: { waitingSince: null, welcomeSince: '2026-03-02T09:00:00.000Z' } },
    ]);
    // The status and the clocks that a lead has already: nothing to note.
    const before = await changes();
    await change('status', { ids, status: 'contacted', restart: ['waitingSince', 'welcomeSince'] });
    expect(await changes()).toEqual(before);
  });

  test('changes a lead that is named twice once', async () => {
    const [id = ''] = await some('a');
    expect(await remove([id, id])).toEqual([{ id, outcome: 'done' }]);
    expect(await change('restore', { ids: [id, id] })).toMatchObject([{ id, outcome: 'done' }]);
  });

  test('restores what it can: an address is one lead, and old ones are erased', async () => {
    const [old = ''] = await some('old');
    await remove([old]);
    server.clock.now += 30 * 86_400_000;
    admin = await server.signIn();
    const [first = '', taken = ''] = await some('twice', 'taken');
    await remove([first, taken]);
    const [second = '', living = ''] = await some('twice', 'taken');
    await remove([second]);
    const refused = { outcome: 'refused', code: 'lead_address_in_use' };
    expect(await change('restore', { ids: [taken, first, second, living, old] })).toMatchObject([
      { id: taken, ...refused },
      { id: first, outcome: 'done' },
      { id: second, ...refused },
      { id: living, outcome: 'missing' },
      { id: old, outcome: 'missing' },
    ]);
    const rows = await server.database.query.selectFrom('lead').select('id').where('deleted_at', 'is', null).execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual([first, living].toSorted());
  });

  test('is stored as a whole or not at all', async () => {
    const ids = await some('a', 'b');
    const { query } = server.database;
    await sql`alter table ${sql.table('change')} rename to change_gone`.execute(query);
    expect((await post(server, '/api/fnc-leads/remove', { ids }, admin)).statusCode).toBe(500);
    await sql`alter table change_gone rename to ${sql.table('change')}`.execute(query);
    expect(await query.selectFrom('lead').select('id').where('deleted_at', 'is not', null).execute()).toEqual([]);
  });

  test('takes five hundred leads with long ids', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `${index}-${'x'.repeat(90)}`);
    expect((await change('status', { ids, status: 'new' })).map(({ outcome }) => outcome)).toEqual(
      ids.map(() => 'missing'),
    );
  });
});

/** SQLite has one writer at a time, so only PostgreSQL can interleave two changes. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('changing many leads at once on $name', (engine) => {
  test('the lead that signs up meanwhile keeps its address, and the others are restored', async () => {
    const server = await startTestServer({ engine });
    const admin = await server.signIn();
    const { query } = server.database;
    const ids: string[] = [];
    for (const name of ['a', 'b']) ids.push((await aLeadOn(server, `${name}@fleet.example`)).id);
    await post(server, '/api/fnc-leads/remove', { ids }, admin);
    const other = await query.startTransaction().execute();
    const row = await query
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow();
    await other
      .insertInto('lead')
      .values({ ...row, id: 'came', deleted_at: null })
      .execute();
    const answer = post(server, '/api/fnc-leads/restore', { ids }, admin);
    const waiting = sql<{ amount: number }>`
      select count(*) as amount from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(query)).rows[0]?.amount).toBe(1);
    await other.commit().execute();
    expect((await answer).json()).toMatchObject({
      outcomes: [
        { id: ids[0], outcome: 'refused', code: 'lead_address_in_use' },
        { id: ids[1], outcome: 'done' },
      ],
    });
    await server.close();
  });
});
