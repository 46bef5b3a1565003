// The clean-up must not block requests: measures how long the event loop is blocked while it erases many leads,
// compared with doing nothing, and with one delete that is synced to this disk, in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { createAddressHash } from '../apps/server/src/adapters/secrets/addressHash.ts';
import { openDatabase, type Database } from '../apps/server/src/adapters/sql/database.ts';
import { eraseLeads } from '../apps/server/src/adapters/sql/leads/eraseLeads.ts';
import { seedLeads } from './seedLeads.ts';

const erased = 100_000;
const at = '2026-03-02T09:00:00.000Z';
/** Budget for the 99th percentile of blocks. */
const budgetMs = 20;
/** Shorter gaps are normal turns of the event loop. */
const blockFromMs = 1;
const steps = [0, 1, 5, 10, 20, 50, 100] as const;

export async function benchCleanUp(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const file = path.join(folder, 'bench.db');
  const database = await openDatabase(`file:${file}`);
  try {
    await seed(database, file);
    const idle = await blocksDuring(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
    const deletes = await durableDeletes(database, 200);
    const began = performance.now();
    let amount = 0;
    const { waited, computed } = await blocksDuring(async () => {
      amount = await eraseLeads(database, createAddressHash('key'), at, at);
      await database.scrub();
    });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `\nClean-up (SQLite): ${amount} leads erased in ${seconds.toFixed(1)} s. How long requests had to wait:`,
    );
    console.table([
      { during: 'the clean-up', ...histogram(waited) },
      { during: 'of which computing', ...histogram(computed) },
      { during: 'doing nothing for 2 s', ...histogram(idle.waited) },
      { during: 'one durable delete, 200 times', ...histogram(deletes) },
    ]);
    console.log(`99 of 100 blocks of the clean-up may take ${budgetMs} ms.`);
    return amount === erased && percentile(waited, 0.99) <= budgetMs;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seeds deleted leads, each with a timeline entry, a consent and a mail. */
async function seed(database: Database, file: string): Promise<void> {
  const { query } = database;
  await seedLeads(database, erased);
  const seeding = new DatabaseSync(file);
  for (const statement of [
    `insert into lead_event (id, lead_id, kind, at, data)
      select 'e' || id, id, 'guide_requested', created_at, '{}' from lead`,
    `insert into consent (id, lead_id, at, version, wording, page, language)
      select 'c' || id, id, created_at, '1', 'Ja', '/', 'nl' from lead`,
    `insert into outbox (id, lead_id, kind, recipient, subject, payload, status, run_at, created_at, sent_at)
      select 'm' || id, id, 'guide', email, 'S', '{}', 'sent', created_at, created_at, created_at from lead`,
  ]) {
    seeding.exec(statement);
  }
  seeding.close();
  await query.updateTable('lead').set({ deleted_at: at }).execute();
  await database.scrub();
}

interface Blocks {
  /** Duration of each block of the event loop, in ms. */
  readonly waited: readonly number[];
  /** CPU time of the thread during each block; the rest is the disk and other programs. */
  readonly computed: readonly number[];
}

const computedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

async function blocksDuring(work: () => Promise<unknown>): Promise<Blocks> {
  const waited: number[] = [];
  const computed: number[] = [];
  const stop = new AbortController();
  const watch = async () => {
    while (!stop.signal.aborted) {
      const began = performance.now();
      const beganMs = computedMs();
      await setImmediate();
      const tookMs = performance.now() - began;
      if (tookMs < blockFromMs) continue;
      waited.push(tookMs);
      computed.push(computedMs() - beganMs);
    }
  };
  const watching = watch();
  await work();
  stop.abort();
  await watching;
  return { waited, computed };
}

/** The wait of any request that deletes one row on this disk. */
async function durableDeletes({ query }: Database, times: number): Promise<readonly number[]> {
  const ids = await query.selectFrom('consent').select('id').limit(times).execute();
  const took: number[] = [];
  for (const { id } of ids) {
    const began = performance.now();
    await query.deleteFrom('consent').where('id', '=', id).execute();
    took.push(performance.now() - began);
  }
  return took;
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const ms = (value: number) => Number(value.toFixed(1));

function histogram(values: readonly number[]): Record<string, number> {
  const counts = steps.map((from, index) => {
    const to = steps[index + 1] ?? Infinity;
    const name = to === Infinity ? `${from} ms or more` : `${from} to ${to} ms`;
    return [name, values.filter((value) => value >= from && value < to).length] as const;
  });
  return {
    ...Object.fromEntries(counts),
    '50 of 100': ms(percentile(values, 0.5)),
    '99 of 100': ms(percentile(values, 0.99)),
    longest: ms(percentile(values, 1)),
  };
}
