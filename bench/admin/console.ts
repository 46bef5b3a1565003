import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase, type Database } from '../../apps/server/src/adapters/sql/database.ts';
import { changePassword, signIn } from '../../e2e/support/api.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { seedClients } from '../seedClients.ts';
import { seedLeads } from '../seedLeads.ts';

const firstPassword = 'a first password';
const password = 'a second password';

export interface BenchConsole {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  /** The signed-in admin's token. */
  readonly token: string;
  stop(): Promise<void>;
}

/** Starts the built product on a database that `seed` filled, and signs the admin in. */
export async function startConsole(
  seed: (database: Database) => Promise<unknown>,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchConsole> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const database = await openDatabase(`file:${path.join(dataDir, 'fnc.db')}`);
  await seed(database);
  await database.close();
  const product = await startProduct({ dataDir, env: { ADMIN_PASSWORD: firstPassword, ...env } });
  const first = await signIn(product.url, 'admin', firstPassword);
  await changePassword(product.url, first, firstPassword, password);
  return {
    url: product.url,
    token: await signIn(product.url, 'admin', password),
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stores the session in the browser before the console opens. */
export async function enterSignedIn(page: Page, { url, token }: BenchConsole): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((key) => {
    localStorage.setItem('fnc_admin_token', key);
    localStorage.setItem('i18nextLng', 'nl');
  }, token);
}

/** Seeds this many leads and this many clients. */
export async function seedBoth(database: Database, count: number): Promise<void> {
  await seedLeads(database, count);
  await seedClients(database, count, 0);
}
