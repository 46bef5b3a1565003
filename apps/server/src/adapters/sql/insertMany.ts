import { PostgresAdapter, sql, type Insertable, type InsertQueryBuilder, type InsertResult, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Inserts rows with the same columns. On PostgreSQL they are one parameter, so that the text does not differ by their
 * number: with `values` it would be composed, sent and parsed anew for each group.
 *
 * @param rows at least one
 */
export function insertMany<T extends keyof Schema>(
  db: Kysely<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): InsertQueryBuilder<Schema, T, InsertResult> {
  const insert = db.insertInto(table);
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return insert.values(rows);
  const columns = Object.keys(rows[0] ?? {}) as (keyof Schema[T] & string)[];
  const json = JSON.stringify(rows, wellFormed);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return insert
    .columns(columns)
    .expression(sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) where true`);
}

/** PostgreSQL refuses half of a surrogate pair in JSON. In other parameters its driver replaces it in the same way. */
const wellFormed = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
