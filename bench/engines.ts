import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from '../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import type { TestEngine } from '../apps/server/src/testing/engines.ts';
import { startPostgres } from '../scripts/postgres.ts';

const keep = () => Promise.resolve();

/** Runs work on an empty database of an engine and removes the database afterwards. */
export async function withEngine<T>(name: Engine, work: (engine: TestEngine) => Promise<T>): Promise<T> {
  if (name === 'postgres') {
    const postgres = await startPostgres();
    try {
      return await work({ name, create: () => Promise.resolve({ url: postgres.url, drop: keep }) });
    } finally {
      await postgres.stop();
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  try {
    return await work({
      name,
      create: () => Promise.resolve({ url: `file:${path.join(folder, 'bench.db')}`, drop: keep }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isEngine = (name: string): name is Engine => name === 'sqlite' || name === 'postgres';

/** The engines of an option such as `sqlite,postgres`. */
export const enginesOf = (names: string): readonly Engine[] => names.split(',').filter(isEngine);
