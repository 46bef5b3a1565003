import type { Dialect, Driver } from 'kysely';

/** Is told of every wait for a connection of the database. */
export interface DatabaseWait {
  began(): void;
  /** Also when no connection was given. */
  ended(milliseconds: number): void;
}

export const unmeasured: DatabaseWait = { began: () => {}, ended: () => {} };

/**
 * Measures how long a transaction or a statement waits for a connection: on SQLite for its turn, on PostgreSQL for the
 * pool. It stands around the driver, so it holds for whatever a dialect does inside.
 */
export const measureWait = (dialect: Dialect, wait: DatabaseWait): Dialect => ({
  createDriver() {
    const driver: Driver = dialect.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const startedAt = performance.now();
      wait.began();
      try {
        return await acquire(options);
      } finally {
        wait.ended(performance.now() - startedAt);
      }
    };
    return driver;
  },
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
