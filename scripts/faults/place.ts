import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../../apps/server/src/adapters/sql/database.ts';
import type { Engine } from '../../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/serverProcess.ts';
import { startPostgres, type ThrowAwayPostgres } from '../postgres.ts';

interface RunningServer {
  readonly url: string;
  readonly process: ServerProcess;
}

/** A separate folder and database, on which servers are started one after the other. */
export interface Place {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly postgres: ThrowAwayPostgres | null;
  start(env?: Readonly<Record<string, string>>): Promise<RunningServer>;
  /** Opens the database while the server runs, or before its first start. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** How many of these addresses are in the database. */
  countFound(emails: readonly string[]): Promise<number>;
  /** Stops all running servers, and deletes folder and database. */
  remove(): Promise<void>;
}

/** Admin password that the server's first start sets. */
export const password = 'harbour lights in the morning';

/** @param dataDir an existing folder; by default a new one */
export async function openPlace(engine: Engine, dataDir?: string): Promise<Place> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'fnc-faults-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = postgres?.url ?? `file:${path.join(folder, 'fnc.db')}`;
  const servers: ServerProcess[] = [];
  const withDatabase: Place['withDatabase'] = async (work) => {
    const database = await openDatabase(databaseUrl);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  return {
    engine,
    dataDir: folder,
    postgres,
    async start(env = {}) {
      const server = startServerProcess({
        DATA_DIR: folder,
        BACKUPS: 'off',
        DATABASE_URL: databaseUrl,
        // Only the first start makes an admin; each later one would load the dictionaries to judge the password again.
        ...(servers.length === 0 ? { ADMIN_PASSWORD: password } : {}),
        LOG_LEVEL: 'error',
        FORM_REQUESTS_PER_MINUTE: '1000000',
        MAIL_AUTOMATIC_PER_HOUR: '1000000',
        // Mails are not part of these faults: they have their own tests.
        SMTP_URL: 'smtp://127.0.0.1:1',
        ...env,
      });
      servers.push(server);
      const url = await server.address();
      return { url, process: server };
    },
    withDatabase,
    async countFound(emails) {
      const rows = await withDatabase(({ query }) => query.selectFrom('lead').select('email').execute());
      const stored = new Set(rows.map(({ email }) => email));
      return emails.filter((email) => stored.has(email)).length;
    },
    async remove() {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ exit }) => exit));
      await postgres?.stop();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds until `/healthz` succeeds, `null` after the limit. */
export async function msUntilHealthy(url: string, limitMs = 15_000): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    const status = await fetch(`${url}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return Math.round(performance.now() - startedAt);
  }
  return null;
}

export async function timedHealth(url: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await fetch(`${url}/healthz`);
  return { status, ms: Math.round(performance.now() - startedAt) };
}
