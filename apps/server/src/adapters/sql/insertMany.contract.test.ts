import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type EmptyDatabase } from '../../testing/engines.ts';
import { openDatabase, type Database } from './database.ts';
import { insertMany } from './insertMany.ts';

describe.each(engines)('many rows at once on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  beforeEach(async () => {
    empty = await engine.create();
    database = await openDatabase(empty.url);
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });

  test('are read back as they were written, whatever their text', async () => {
    const keys = ['it\'s "quoted" \\ $1', 'two\nlines\t', '{"a": [null]}', 'ĳs 🧭', '\\ud83e', 'half a pair \ud83e'];
    const rows = keys.map((key, index) => ({
      key,
      attempts: (index + 1) * -1_000,
      window_ends_at: `2026-03-02T09:00:00.00${index}Z`,
    }));
    await insertMany(database.query, 'login_attempt', rows).execute();
    const stored = await database.query.selectFrom('login_attempt').selectAll().orderBy('window_ends_at').execute();
    expect(stored).toEqual(rows.map((row) => ({ ...row, key: row.key.toWellFormed() })));
  });
});
