import { sql, type RawBuilder } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** The few column types whose names differ between the databases. */
export interface ColumnTypes {
  readonly instant: RawBuilder<unknown>;
  /** Text that is compared byte by byte, so that both databases sort it in the same order. */
  readonly key: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
}

export const columnTypes = (engine: Engine): ColumnTypes =>
  engine === 'postgres'
    ? { instant: sql`timestamptz`, key: sql`text collate "C"`, integer: sql`bigint` }
    : { instant: sql`text`, key: sql`text`, integer: sql`integer` };
