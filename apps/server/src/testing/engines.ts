import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Engine } from '../adapters/sql/migrations/columnTypes.ts';

export interface EmptyDatabase {
  readonly url: string;
  /** Removes the database; every connection must be closed. */
  drop(): Promise<void>;
}

export interface TestEngine {
  readonly name: Engine;
  /** @param template the URL of a migrated database to copy, which is much faster than migrating an empty one */
  create(template?: string): Promise<EmptyDatabase>;
}

/** The environment variable with the URL of the migrated database that `migratedTemplates.ts` makes for all workers. */
export const templateVariable: Readonly<Record<Engine, string>> = {
  sqlite: 'MIGRATED_SQLITE_TEMPLATE',
  postgres: 'MIGRATED_POSTGRES_TEMPLATE',
};

/** A database for a test that is not about migrations. Without a template it is empty, and whoever opens it migrates it. */
export const createForServer = (engine: TestEngine): Promise<EmptyDatabase> =>
  engine.create(process.env[templateVariable[engine.name]]);

export const sqlite: TestEngine = {
  name: 'sqlite',
  create(template) {
    const folder = mkdtempSync(path.join(tmpdir(), 'fnc-sqlite-'));
    const url = `file:${path.join(folder, 'test.db')}`;
    if (template !== undefined) copyFileSync(template.slice('file:'.length), url.slice('file:'.length));
    return Promise.resolve({
      url,
      drop() {
        rmSync(folder, { recursive: true });
        return Promise.resolve();
      },
    });
  },
};

const postgres = (server: string): TestEngine => ({
  name: 'postgres',
  async create(template) {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    // Copies the files; by default PostgreSQL also writes each page to its log, which takes twice the time.
    const copied = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)} strategy file_copy`;
    await ask(server, `create database ${name}${copied}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => ask(server, `drop database ${name} with (force)`) };
  },
});

/** The engine on a database that exists, and that is dropped by whoever made it. */
export const engineOn = ({ name }: TestEngine, { url }: EmptyDatabase): TestEngine => ({
  name,
  create: () => Promise.resolve({ url, drop: () => Promise.resolve() }),
});

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const server = process.env['TEST_DATABASE_URL'];

/** SQLite always; PostgreSQL when `TEST_DATABASE_URL` names a server that allows creating databases. */
export const engines: readonly TestEngine[] =
  server === undefined || server === '' ? [sqlite] : [sqlite, postgres(server)];
