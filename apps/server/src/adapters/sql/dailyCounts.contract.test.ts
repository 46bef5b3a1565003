import type { Count } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testSeal } from '../../testing/testServer.ts';
import { createForServer, engines, type EmptyDatabase } from '../../testing/engines.ts';
import { openDatabase, type Database } from './database.ts';
import { createDailyCounts, type DailyCounts } from './dailyCounts.ts';
import { sharedSecret } from './secrets.ts';

const view: Count = { page: '/', language: 'nl', source: 'website', event: 'page_view' };

describe.each(engines)('daily counts on $name', (engine) => {
  let empty: EmptyDatabase;
  const open: Database[] = [];
  let now: number;
  const connect = async (): Promise<DailyCounts> => {
    const database = await openDatabase(empty.url);
    open.push(database);
    return createDailyCounts(database, () => now);
  };
  beforeEach(async () => {
    empty = await createForServer(engine);
    now = Date.parse('2026-03-02T09:00:00.000Z');
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
    await empty.drop();
  });

  test('counts at the same moment, through two connections, lose none', async () => {
    const [one, other] = [await connect(), await connect()];
    await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? one : other).add(view)));
    expect(await one.between('2026-03-02', '2026-03-02')).toEqual([
      { day: '2026-03-02', source: 'website', event: 'page_view', count: 60 },
    ]);
  });

  test('pages and languages are kept apart and summed up; events, sources and days are told apart', async () => {
    const counts = await connect();
    await counts.add(view);
    await counts.add({ ...view, page: '/en', language: 'en' });
    await counts.add({ ...view, source: 'linkedin' });
    await counts.add({ ...view, event: 'calculator_used' });
    now += 86_400_000;
    await counts.add(view);
    const [database] = open;
    expect(await database?.query.selectFrom('daily_count').select('page').execute()).toHaveLength(5);
    const rows = await counts.between('2026-03-01', '2026-03-02');
    expect(rows.map(({ source, event, count }) => `${source} ${event} ${count}`).sort()).toEqual([
      'linkedin page_view 1',
      'website calculator_used 1',
      'website page_view 2',
    ]);
    expect(await counts.between('2026-03-03', '2026-03-03')).toHaveLength(1);
  });

  test('a day begins at midnight in Amsterdam', async () => {
    const counts = await connect();
    now = Date.parse('2026-07-01T22:30:00.000Z');
    await counts.add(view);
    expect(await counts.between('2026-07-02', '2026-07-02')).toHaveLength(1);
  });

  test('what is older than a day can be deleted', async () => {
    const counts = await connect();
    await counts.add(view);
    now += 86_400_000;
    await counts.add(view);
    expect(await counts.deleteBefore('2026-03-03')).toBe(1);
    expect(await counts.between('2026-01-01', '2026-12-31')).toMatchObject([{ day: '2026-03-03' }]);
  });

  test('processes that start at the same moment share one secret, and keep it', async () => {
    await connect();
    await connect();
    const at = new Date(now).toISOString();
    let made = 0;
    const asked = open.map((database) =>
      sharedSecret(database, 'unsubscribe', () => `secret ${(made += 1)}`, at, testSeal),
    );
    const [first, second] = await Promise.all(asked);
    expect(first).toBe(second);
    const [database] = open;
    if (database === undefined) throw new Error('no database');
    expect(await sharedSecret(database, 'unsubscribe', () => 'another', at, testSeal)).toBe(first);
  });
});
