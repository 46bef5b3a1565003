import { CompiledQuery, DummyDriver, Transaction, type DatabaseConnection, type Dialect, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

type Work<T> = (transaction: Kysely<Schema>) => Promise<T>;

/**
 * Runs a transaction whose statements are sent at once, without waiting for the results of earlier ones. They still run
 * in the order in which they are sent: `Promise.all` of several takes one round trip. Kysely itself sends a statement
 * only after the result of the one before.
 *
 * The first statements must only read: on PostgreSQL they are sent with the beginning of the transaction.
 */
export const pipelined = <T>({ query, engine }: Pick<Database, 'query' | 'engine'>, work: Work<T>): Promise<T> =>
  engine === 'postgres' ? onPostgres(query, work) : onSqlite(query, work);

const onSqlite = <T>(query: Kysely<Schema>, work: Work<T>): Promise<T> =>
  query
    .transaction()
    .execute((transaction) =>
      transaction.getExecutor().provideConnection((connection) => work(on(connection, transaction))),
    );

const onPostgres = <T>(query: Kysely<Schema>, work: Work<T>): Promise<T> =>
  query.getExecutor().provideConnection(async (connection) => {
    const begun = connection.executeQuery(CompiledQuery.raw('begin'));
    begun.catch(() => undefined);
    // Without a beginning the first ones get no result, and so nothing is written outside the transaction.
    const transaction = on(
      {
        async executeQuery(statement, options) {
          const result = await connection.executeQuery(statement, options);
          await begun;
          return result as never;
        },
        streamQuery: connection.streamQuery.bind(connection),
      },
      query,
    );
    try {
      const result = await work(transaction);
      const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
      // PostgreSQL answers a commit after a failed statement by undoing everything, without an error.
      if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction was undone: one of its statements failed.');
      return result;
    } catch (error) {
      // A connection that is lost leaves the pool.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  });

function on(connection: DatabaseConnection, query: Kysely<Schema>): Transaction<Schema> {
  const executor = query
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Schema>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}

/** Kysely's constructor wants one, but everything runs on the given executor. */
const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createQueryCompiler: notNeeded,
  createAdapter: notNeeded,
  createIntrospector: notNeeded,
};

function notNeeded(): never {
  throw new Error('A pipelined transaction has no dialect of its own.');
}
