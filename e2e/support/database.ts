import path from 'node:path';
import { openDatabase, type Database } from '../../apps/server/src/adapters/sql/database.ts';

/** Opens the database of a stopped product, to set up what would take a test too long otherwise. */
export async function withDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(`file:${path.join(dataDir, 'fnc.db')}`);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
