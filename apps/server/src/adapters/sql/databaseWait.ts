import type { Dialect } from 'kysely';
import { wrapDriver } from './wrapDriver.ts';

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
