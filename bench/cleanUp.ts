// The clean-up must not be felt: the longest time that requests wait while it erases many leads, against doing nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createAddressHash } from '../apps/server/src/adapters/secrets/addressHash.ts';
import { openDatabase } from '../apps/server/src/adapters/sql/database.ts';
import { eraseLeads } from '../apps/server/src/adapters/sql/eraseLeads.ts';
import { seedLeads } from './seedLeads.ts';

const erased = 20_000;
const at = '2026-03-02T09:00:00.000Z';
/** What 99 of 100 turns of the event loop may take. */
const budgetMs = 20;

export async function benchCleanUp(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const database = await openDatabase(`file:${path.join(folder, 'bench.db')}`);
  try {
    await seedLeads(database, erased);
    await database.query.updateTable('lead').set({ deleted_at: at }).execute();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const amount = await eraseLeads(database, createAddressHash('key'), at, at);
    const seconds = (performance.now() - began) / 1000;
    delay.disable();
    const usual = delay.percentile(99) / 1e6;
    console.log(
      `Clean-up (SQLite): ${amount} leads erased in ${seconds.toFixed(1)} s; requests waited ${usual.toFixed(1)} ms ` +
        `(99 of 100 turns, at most ${budgetMs}), the longest ${(delay.max / 1e6).toFixed(1)} ms`,
    );
    return amount === erased && usual <= budgetMs;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
