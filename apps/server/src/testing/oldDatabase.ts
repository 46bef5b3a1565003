import type { Lead } from '@fnc/domain';
import { Kysely, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { toRow } from '../adapters/sql/leads/leadRows.ts';
import { migrations } from '../adapters/sql/migrations/index.ts';
import { postgresDialect } from '../adapters/sql/postgresDialect.ts';
import type { Schema } from '../adapters/sql/schema.ts';
import { NodeSqliteDialect } from '../adapters/sql/sqlite/sqliteDialect.ts';
import type { TestEngine } from './engines.ts';

/** The row of an undeleted lead without the columns of the newest migrations. */
export const olderLeadRow = (lead: Lead) => ({
  ...toRow(lead),
  welcome_since: undefined,
  unsubscribed_at: null,
  deleted_at: null,
});

/** An empty database at an old migration. Destroy it before opening it again. */
export async function openOldDatabase(engine: TestEngine, url: string, migration: string): Promise<Kysely<Schema>> {
  const dialect: Dialect =
    engine.name === 'postgres' ? postgresDialect(url) : new NodeSqliteDialect({ file: url.replace('file:', '') });
  const old = new Kysely<Schema>({ dialect });
  const provider = { getMigrations: () => Promise.resolve(migrations(engine.name)) };
  const { error } = await new Migrator({ db: old, provider }).migrateTo(migration);
  if (error !== undefined) throw new Error(`The database cannot be brought to ${migration}.`, { cause: error });
  return old;
}
