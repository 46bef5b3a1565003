import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForServer, engines, type EmptyDatabase } from '../../../testing/engines.ts';
import { openDatabase, type Database } from '../database.ts';
import { createLoginAttempts, type LoginAttempts } from './loginAttempts.ts';

const at = (minutes: number) => new Date(Date.parse('2026-03-02T09:00:00.000Z') + minutes * 60_000).toISOString();

/** Three tries within an hour. */
const hour = (minutes: number) => ({ max: 3, since: at(minutes - 60) });

describe.each(engines)('login attempts on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let attempts: LoginAttempts;
  beforeEach(async () => {
    empty = await createForServer(engine);
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

  test('in no hour whatever are more tries recorded than allowed', async () => {
    for (const minutes of [0, 30, 59])
      expect(await attempts.recordTry('a', at(minutes), hour(minutes))).toMatchObject({ ok: true });
    expect(await attempts.recordTry('a', at(59), hour(59))).toEqual({ ok: false, error: at(0) });
    // The first try is an hour old: one more is allowed, and then the second is the oldest.
    expect(await attempts.recordTry('a', at(60), hour(60))).toMatchObject({ ok: true });
    expect(await attempts.recordTry('a', at(61), hour(61))).toEqual({ ok: false, error: at(30) });
    expect(await attempts.recordTry('b', at(61), hour(61))).toMatchObject({ ok: true });
  });

  test('a try that is refused or taken back does not count', async () => {
    const tries = [];
    for (let time = 0; time < 5; time++) tries.push(await attempts.recordTry('a', at(0), hour(0)));
    expect(tries.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    const [first] = tries;
    await attempts.withdrawTry(first?.ok === true ? first.value : '');
    expect(await attempts.recordTry('a', at(1), hour(1))).toMatchObject({ ok: true });
    expect(await attempts.recordTry('a', at(1), hour(1))).toMatchObject({ ok: false });
  });

  test('several servers on one database count together, also at once', async () => {
    const other = await openDatabase(empty.url);
    const second = createLoginAttempts(other);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? attempts : second).recordTry('a', at(0), { max: 8, since: at(-60) }),
      ),
    );
    expect(tries.filter(({ ok }) => ok).length).toBeLessThanOrEqual(8);
    const left = await database.query.selectFrom('password_try').select('id').execute();
    expect(left.length).toBeLessThanOrEqual(8);
    await other.close();
  });

  test('neither addresses nor accounts can be read in the database', async () => {
    await attempts.count('login from 192.0.2.7', at(0), at(15));
    await attempts.recordTry('login as marit', at(0), hour(0));
    const rows = JSON.stringify([
      await database.query.selectFrom('login_attempt').selectAll().execute(),
      await database.query.selectFrom('password_try').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/192\.0\.2\.7|marit/);
  });

  test('windows that have passed are cleaned up', async () => {
    await attempts.count('old', at(0), at(15));
    await attempts.count('new', at(10), at(25));
    await attempts.deleteExpired(at(20));
    expect(await database.query.selectFrom('login_attempt').select('attempts').execute()).toHaveLength(1);
    await attempts.recordTry('a', at(0), hour(0));
    await attempts.recordTry('a', at(24 * 60 - 1), hour(24 * 60 - 1));
    await attempts.deleteExpired(at(24 * 60));
    expect(await database.query.selectFrom('password_try').select('at').execute()).toEqual([{ at: at(24 * 60 - 1) }]);
  });
});
