import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { openDatabase, type Database } from '../../apps/server/src/adapters/sql/database.ts';
import { createAddressHash } from '../../apps/server/src/adapters/secrets/addressHash.ts';
import { createChangeLog } from '../../apps/server/src/adapters/sql/file/changes/changeLog.ts';
import { createLeads } from '../../apps/server/src/adapters/sql/leads/leads.ts';
import { newId, seedLeads } from '../seedLeads.ts';

const leadCount = 100_000;
const rounds = 5;
const budgetMs = 50;

type KyselyPlugin = Parameters<Database['query']['withPlugin']>[0];
type CompiledQuery = ReturnType<ReturnType<Database['query']['getExecutor']>['compileQuery']>;

/** Records every compiled statement. */
const recorder = ({ query }: Database, asked: CompiledQuery[]): KyselyPlugin => ({
  transformQuery({ node, queryId }) {
    asked.push(query.getExecutor().compileQuery(node, queryId));
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

interface Delay {
  readonly 'p50 ms': number;
  readonly 'p99 ms': number;
  readonly 'longest ms': number;
}

const ms = (nanoseconds: number) => Number((nanoseconds / 1e6).toFixed(1));

/** Event loop delay during the work, with a resolution of a millisecond. */
async function delayDuring(work: () => Promise<unknown>): Promise<Delay> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(50);
  await work();
  await setTimeout(50);
  delay.disable();
  return { 'p50 ms': ms(delay.percentile(50)), 'p99 ms': ms(delay.percentile(99)), 'longest ms': ms(delay.max) };
}

/** The console's requests. */
function pollAndSearch(database: Database): Promise<unknown> {
  const leads = createLeads({
    database,
    changeLog: createChangeLog({ database, now: Date.now }),
    now: Date.now,
    newId,
    hashAddress: createAddressHash('key'),
  });
  return Promise.all([
    leads.list({ sort: 'urgency', limit: 50 }),
    leads.list({ sort: 'urgency', search: 'zeeman', limit: 50 }),
  ]);
}

/** The console's poll and a search on the main thread (as before) and on threads (as now), with the same file. */
export async function benchEventLoop(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const file = path.join(folder, 'bench.db');
  const database = await openDatabase(`file:${file}`);
  const direct = new DatabaseSync(file);
  try {
    await seedLeads(database, leadCount);
    const asked: CompiledQuery[] = [];
    await pollAndSearch({ ...database, query: database.query.withPlugin(recorder(database, asked)) });
    const onMainThread = async () => {
      for (const { sql, parameters } of asked) {
        direct.prepare(sql).all(...(parameters as SQLInputValue[]));
        await setTimeout(0);
      }
    };
    const repeated = (work: () => Promise<unknown>) => async () => {
      for (let round = 0; round < rounds; round++) await work();
    };
    const idle = await delayDuring(() => setTimeout(500));
    const before = await delayDuring(repeated(onMainThread));
    const after = await delayDuring(repeated(() => pollAndSearch(database)));
    console.log(`\nHow late the event loop is while the console polls and searches ${leadCount} leads (SQLite)`);
    console.table({ 'doing nothing': idle, 'on the main thread': before, 'on threads': after });
    console.log(
      `ratio of the longest ${(after['longest ms'] / before['longest ms']).toFixed(2)}; ` +
        `p99 on threads ${after['p99 ms']} ms, budget ${budgetMs} ms`,
    );
    return after['p99 ms'] <= budgetMs;
  } finally {
    direct.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
