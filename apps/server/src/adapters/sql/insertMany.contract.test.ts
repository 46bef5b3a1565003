import { expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { openDatabase } from './database.ts';
import { insertMany } from './insertMany.ts';

test.each(engines)('many rows are read back as they were written, whatever their text, on $name', async (engine) => {
  const empty = await engine.create();
  const database = await openDatabase(empty.url);
  const keys = ['it\'s "quoted" \\ $1', 'two\nlines\t', '{"a": [null]}', 'ĳs 🧭', '\\ud83e', 'half a pair \ud83e'];
  const rows = keys.map((key, index) => ({
    key,
    attempts: (index + 1) * -1_000,
    window_ends_at: `2026-03-02T09:00:00.00${index}Z`,
  }));
  await insertMany(database.query, 'login_attempt', rows).execute();
  const stored = await database.query.selectFrom('login_attempt').selectAll().orderBy('window_ends_at').execute();
  expect(stored).toEqual(rows.map((row) => ({ ...row, key: row.key.toWellFormed() })));
  await database.close();
  await empty.drop();
});
