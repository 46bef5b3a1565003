import type { Dialect, Driver } from 'kysely';

/** The dialect with a changed driver, independent of the dialect's internals. */
const wrapDriver = (dialect: Dialect, change: (driver: Driver) => void): Dialect => ({
  createDriver() {
    const driver = dialect.createDriver();
    change(driver);
    return driver;
  },
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

/**
 * On a full disk SQLite rolls the transaction back by itself. The rollback that follows then fails, and its error would
 * replace the actual one.
 */
export const keepCauseOfRollback = (dialect: Dialect): Dialect =>
  wrapDriver(dialect, (driver) => {
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      try {
        await rollBack(connection);
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
      }
    };
  });

/** Receives every wait for a connection of the database. */
export interface DatabaseWait {
  /** Also called when no connection was given. */
  ended(milliseconds: number): void;
}

export const unmeasured: DatabaseWait = { ended: () => {} };

/**
 * Measures how long a transaction or statement waits for a connection: on SQLite for its turn, on PostgreSQL for the
 * pool.
 */
export const measureWait = (dialect: Dialect, wait: DatabaseWait): Dialect =>
  wrapDriver(dialect, (driver) => {
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const startedAt = performance.now();
      try {
        return await acquire(options);
      } finally {
        wait.ended(performance.now() - startedAt);
      }
    };
  });
