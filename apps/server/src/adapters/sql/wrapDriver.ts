import type { Dialect, Driver } from 'kysely';

/** The dialect with a changed driver, independent of the dialect's internals. */
export const wrapDriver = (dialect: Dialect, change: (driver: Driver) => void): Dialect => ({
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
