import { instantSchema } from '@fnc/domain';
import * as z from 'zod/mini';
import { SealedFileError } from './sealedFile.ts';

/** Rows of each table. */
export type Rows = Readonly<Record<string, number>>;

const count = z.int().check(z.minimum(0));

const contentsSchema = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  /** When the backup began. */
  madeAt: instantSchema,
  /** The database's last migration; `null`: none. */
  migration: z.nullable(z.string()),
  /** The database counted them in the transaction that made the copy. */
  rows: z.record(z.string(), count),
  /** PostgreSQL only: the last value of each sequence that was used. */
  sequences: z.record(z.string(), z.string()),
});

/** The header before the data: a line of JSON. */
export type BackupContents = z.infer<typeof contentsSchema>;

/** The written file failed its check, so it does not count as a backup. */
export class BackupCheckError extends Error {
  override readonly name = 'BackupCheckError';
}

const lineEnd = '\n'.charCodeAt(0);

export const writeContents = (contents: BackupContents): Buffer => Buffer.from(`${JSON.stringify(contents)}\n`);

/** @throws SealedFileError when the header is missing or damaged */
export async function readContents(
  source: AsyncIterable<Buffer>,
): Promise<{ readonly contents: BackupContents; readonly data: AsyncIterable<Buffer> }> {
  const parts = source[Symbol.asyncIterator]();
  let read: Buffer = Buffer.alloc(0);
  for (let end = -1; end < 0; end = read.indexOf(lineEnd)) {
    const next = await parts.next();
    if (next.done === true) throw new SealedFileError('damaged');
    read = Buffer.concat([read, next.value]);
  }
  const end = read.indexOf(lineEnd);
  const contents = contentsSchema.parse(JSON.parse(read.subarray(0, end).toString()));
  return { contents, data: following(read.subarray(end + 1), parts) };
}

async function* following(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** @throws BackupCheckError naming the tables that have more or fewer rows than they should */
export function compareRows(found: Rows, expected: Rows): void {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const wrong = tables.filter((table) => found[table] !== expected[table]);
  if (wrong.length === 0) return;
  const said = wrong.map((table) => `${table} ${found[table] ?? 'missing'} instead of ${expected[table] ?? 'none'}`);
  throw new BackupCheckError(`Tables have other numbers of rows than the database: ${said.join(', ')}.`);
}
