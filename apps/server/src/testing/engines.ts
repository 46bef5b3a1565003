import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
  create(): Promise<EmptyDatabase>;
}

export const sqlite: TestEngine = {
  name: 'sqlite',
  create() {
    const folder = mkdtempSync(path.join(tmpdir(), 'fnc-sqlite-'));
    return Promise.resolve({
      url: `file:${path.join(folder, 'test.db')}`,
      drop() {
        rmSync(folder, { recursive: true });
        return Promise.resolve();
      },
    });
  },
};

const postgres = (server: string): TestEngine => ({
  name: 'postgres',
  async create() {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await ask(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => ask(server, `drop database ${name} with (force)`) };
  },
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
