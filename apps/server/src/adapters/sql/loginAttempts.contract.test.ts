import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type EmptyDatabase } from '../../testing/engines.ts';
import { openDatabase, type Database } from './database.ts';
import { createLoginAttempts, type LoginAttempts } from './loginAttempts.ts';

const at = (minutes: number) => new Date(Date.parse('2026-03-02T09:00:00.000Z') + minutes * 60_000).toISOString();

describe.each(engines)('login attempts on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let attempts: LoginAttempts;
  beforeEach(async () => {
    empty = await engine.create();
    database = await openDatabase(empty.url);
    attempts = createLoginAttempts(database);
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });

  test('attempts in one window add up, also when they come at once', async () => {
    const counted = await Promise.all(Array.from({ length: 10 }, () => attempts.count('k', at(0), at(15))));
    expect(counted.map((one) => one.attempts).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('the window begins with the first attempt and is not prolonged', async () => {
    await attempts.count('k', at(0), at(15));
    expect(await attempts.count('k', at(14), at(29))).toEqual({ attempts: 2, windowEndsAt: at(15) });
    expect(await attempts.count('k', at(15), at(30))).toEqual({ attempts: 1, windowEndsAt: at(30) });
  });

  test('keys count apart, and forgetting one starts it anew', async () => {
    await attempts.count('k', at(0), at(15));
    await attempts.count('other', at(0), at(15));
    await attempts.forget(['k']);
    expect((await attempts.count('k', at(1), at(16))).attempts).toBe(1);
    expect((await attempts.count('other', at(1), at(16))).attempts).toBe(2);
  });

  test('neither addresses nor accounts can be read in the database', async () => {
    await attempts.count('login from 192.0.2.7', at(0), at(15));
    const rows = JSON.stringify(await database.query.selectFrom('login_attempt').selectAll().execute());
    expect(rows).not.toContain('192.0.2.7');
  });

  test('windows that have passed are cleaned up', async () => {
    await attempts.count('old', at(0), at(15));
    await attempts.count('new', at(10), at(25));
    await attempts.deleteExpired(at(20));
    expect(await database.query.selectFrom('login_attempt').select('attempts').execute()).toHaveLength(1);
  });
});
