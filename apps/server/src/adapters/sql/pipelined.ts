import { DummyDriver, Transaction, type Dialect, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Runs a transaction whose statements are sent at once, without waiting for the results of earlier ones. They still run
 * in the order in which they are sent: `Promise.all` of several takes one round trip. Kysely itself sends a statement
 * only after the result of the one before.
 */
export const pipelined = <T>(query: Kysely<Schema>, work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> =>
  query.transaction().execute((transaction) =>
    transaction.getExecutor().provideConnection((connection) => {
      const executor = transaction
        .getExecutor()
        .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
      return work(new Transaction<Schema>({ config: { dialect }, dialect, driver: new DummyDriver(), executor }));
    }),
  );

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
