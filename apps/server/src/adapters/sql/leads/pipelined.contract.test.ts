import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForServer, engines, type EmptyDatabase } from '../../../testing/engines.ts';
import { openDatabase, type Database } from '../database.ts';
import { pipelined } from './pipelined.ts';
import type { Schema } from '../schema.ts';

const insert = (transaction: Kysely<Schema>, key: string) =>
  transaction
    .insertInto('login_attempt')
    .values({ key, attempts: 1, window_ends_at: '2026-03-02T09:00:00.000Z' })
    .execute();

async function keys(query: Kysely<Schema>): Promise<string[]> {
  const rows = await query.selectFrom('login_attempt').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

describe.each(engines)('a pipelined transaction on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });

  test('sends all statements before the first result, and runs them in that order', async () => {
    const events: string[] = [];
    const seen = await pipelined(database, async (transaction) => {
      const restore = await watch(transaction, events);
      const [, between, , after] = await Promise.all([
        insert(transaction, 'a'),
        keys(transaction),
        insert(transaction, 'b'),
        keys(transaction),
      ]);
      restore();
      return { between, after };
    });
    expect(events.slice(0, 4)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(seen).toEqual({ between: ['a'], after: ['a', 'b'] });
    expect(await keys(database.query)).toEqual(['a', 'b']);
  });

  test('a failing statement undoes those around it, and its error is the one that is thrown', async () => {
    const failing = pipelined(database, (transaction) =>
      Promise.all([insert(transaction, 'a'), insert(transaction, 'a'), insert(transaction, 'b')]),
    );
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await keys(database.query)).toEqual([]);
  });

  test('the connection is usable after a failure', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const failing = pipelined(database, (transaction) =>
        Promise.all([insert(transaction, 'a'), insert(transaction, 'a'), keys(transaction)]),
      );
      await expect(failing).rejects.toThrow(/unique/i);
    }
    await pipelined(database, (transaction) => Promise.all([insert(transaction, 'a'), keys(transaction)]));
    expect(await keys(database.query)).toEqual(['a']);
  });
});

/** SQLite undoes only the failed statement. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('a pipelined transaction on $name', (engine) => {
  test('that goes on after a failed statement is not taken for stored', async () => {
    const empty = await engine.create();
    const database = await openDatabase(empty.url);
    const ignoring = pipelined(database, (transaction) =>
      Promise.allSettled([insert(transaction, 'a'), insert(transaction, 'a')]),
    );
    await expect(ignoring).rejects.toThrow('The transaction was undone');
    expect(await keys(database.query)).toEqual([]);
    await database.close();
    await empty.drop();
  });
});

/** Records when the transaction's connection is given a statement and when it answers. */
async function watch(transaction: Kysely<Schema>, events: string[]): Promise<() => void> {
  const connection = await transaction.getExecutor().provideConnection((own) => Promise.resolve(own));
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (...asked) => {
    events.push('sent');
    const result = await execute(...asked);
    events.push('answered');
    return result as never;
  };
  return () => {
    connection.executeQuery = execute;
  };
}
