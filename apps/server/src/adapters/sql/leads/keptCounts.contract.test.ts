import { aLead } from '@fnc/domain/testing';
import { sql, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { everyCallSecret, useEverything } from '../../../testing/everyCall.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { sendMessage, signUp } from '../../../testing/requests.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { openDatabase } from '../database.ts';
import { recount } from '../migrations/0023GuideClock.ts';
import type { Schema } from '../schema.ts';

const at = '2026-03-02T09:30:00.000Z';

const countsOf = (query: Kysely<Schema>) =>
  query
    .selectFrom('current_count')
    .selectAll()
    .where('amount', '!=', 0)
    .orderBy('kind')
    .orderBy('key')
    .orderBy('part')
    .execute();

/** PostgreSQL stores each transaction's changes of a count separately, and at random adds them up. */
async function addUp(query: Kysely<Schema>): Promise<void> {
  for (let changes = 1; changes > 0;) {
    await sql`select add_up_kept_counts()`.execute(query);
    const { rows } = await sql<{ changes: number }>`select count(*) as changes from kept_count_change`.execute(query);
    changes = rows[0]?.changes ?? 0;
  }
}

describe.each(engines)('counts that are kept on $name', (engine) => {
  test('after every call and every job they are what counting gives', async () => {
    const server = await startTestServer({ engine, mailEventsSecret: everyCallSecret });
    const { query } = server.database;
    await useEverything(server);
    await sendMessage(server, { email: 'question@fleet.example' });
    await signUp(server, { email: 'guide@fleet.example' });
    await server.outboxWorker.settled();
    const kept = await countsOf(query);
    expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['lead', 'made', 'mail', 'waiting', 'welcome']));
    if (engine.name === 'postgres') await addUp(query);
    expect(await countsOf(query)).toEqual(kept);
    await recount(query as unknown as Kysely<unknown>, engine.name);
    expect(await countsOf(query)).toEqual(kept);
    await server.close();
  });

  test('an older database is counted when it is opened', async () => {
    const empty = await engine.create();
    const old = await openOldDatabase(engine, empty.url, '0012_lists');
    const lead = (id: string, changes: object) => ({
      ...olderLeadRow(aLead({ id, email: `${id}@fleet.example`, createdAt: at })),
      ...changes,
    });
    await old
      .insertInto('lead')
      .values([
        lead('a', { status: 'new', source: 'linkedin', waiting_since: at }),
        lead('b', { status: 'converted', source: 'linkedin', waiting_since: null }),
        lead('gone', { deleted_at: at }),
      ])
      .execute();
    const mail = { lead_id: 'a', kind: 'guide', recipient: 'a@fleet.example', subject: 'S', payload: '{}' };
    await old
      .insertInto('outbox')
      .values(
        (['queued', 'sending', 'failed'] as const).map((status) => ({
          ...mail,
          id: status,
          status,
          run_at: at,
          created_at: at,
        })),
      )
      .execute();
    await old.destroy();

    const database = await openDatabase(empty.url);
    expect(await countsOf(database.query)).toEqual([
      { kind: 'lead', key: 'converted', part: 'linkedin', amount: 1 },
      { kind: 'lead', key: 'new', part: 'linkedin', amount: 1 },
      { kind: 'made', key: '2026-03-02T09', part: '', amount: 1 },
      { kind: 'made', key: '2026-03-02T09', part: 'converted', amount: 1 },
      { kind: 'mail', key: 'failed', part: '', amount: 1 },
      { kind: 'mail', key: 'queued', part: '', amount: 2 },
      { kind: 'welcome', key: '', part: '', amount: 1 },
    ]);
    await database.close();
    await empty.drop();
  });
});
