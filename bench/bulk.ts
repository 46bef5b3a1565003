// `npm run bench:bulk`: the console's jobs on a whole list of leads (select, change of status, deletion, each with its
// undo) on few leads and on many, over HTTP, on both engines in one run; and how long another request waits meanwhile.
// Options: --sizes=500,10000 (the last is compared with the first), --engines=sqlite,postgres.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { LeadWork } from '@fnc/domain';
import {
  type AdminApiClientOptions,
  createAdminApiClient,
  createLeadChangeApiClient,
  createLeadWork,
} from '@fnc/domain/api';
import { createApiLeadRepository } from '@fnc/domain/storage';
import type { Engine } from '../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import { firstLeadAt, seedBulk } from '../apps/server/src/testing/seedLists.ts';
import { startTestServer } from '../apps/server/src/testing/testServer.ts';
import { enginesOf, withEngine } from './engines.ts';

/** Maximum acceptable ratio of the time per lead. */
const budget = 2;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '500,10000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
});
const sizes = options.sizes.split(',').map((size) => Math.min(Number(size), 100_000));

interface JobTime {
  readonly what: string;
  readonly totalMs: number;
  /** How long a page of the list took that another window asked for meanwhile: the longest. */
  readonly waitedMs: number;
}

type Job = readonly [what: string, run: (work: LeadWork, ids: readonly string[]) => Promise<number>];

/** Each leaves the leads as the next one needs them; the answer is the number of leads that were changed. */
const jobs: readonly Job[] = [
  ['change the status', async (work, ids) => (await work.setStatuses(ids, 'qualified')).changed.length],
  [
    'undo it, with the clocks',
    async (work, ids) => (await work.setStatuses(ids, 'new', ['waitingSince', 'welcomeSince'])).changed.length,
  ],
  ['delete', async (work, ids) => (await work.remove(ids)).removed.length],
  ['restore', async (work, ids) => (await work.restore(ids)).restored.length],
];

const nothing = () => undefined;

async function measure(name: Engine, count: number): Promise<JobTime[]> {
  return withEngine(name, async (engine) => {
    const server = await startTestServer({ engine });
    try {
      server.clock.now = firstLeadAt + count * 60_000;
      await seedBulk(server.database, (await engine.create()).url, count);
      const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
      const { authorization } = await server.signIn();
      const client: AdminApiClientOptions = {
        baseUrl: origin,
        transport: (address, request) => fetch(address, request),
        language: 'nl',
        sentences: () => ({}),
        getToken: () => authorization.replace('Bearer ', ''),
      };
      const leads = createApiLeadRepository(createAdminApiClient(client), createLeadChangeApiClient(client));
      const work = createLeadWork({
        leads,
        rows: {
          replace: nothing,
          drop: nothing,
          hold: () => nothing,
          refill: nothing,
          reload: () => Promise.resolve(),
        },
      });
      let ids: readonly string[] = [];
      const select: Job = [
        'select all',
        async () => {
          const all = await work.collect('select', { sort: 'urgency' }, count);
          if (all.kind !== 'collected') throw new Error(`the selection ended as ${all.kind}`);
          ids = all.leads.map(({ id }) => id);
          return ids.length;
        },
      ];
      const times: JobTime[] = [];
      for (const [what, run] of [select, ...jobs]) {
        const others = watchOthers(() => leads.list({ sort: 'urgency', limit: 50 }));
        const began = performance.now();
        const changed = await run(work, ids);
        const totalMs = performance.now() - began;
        if (changed !== count) throw new Error(`${what}: ${changed} of ${count} leads`);
        times.push({ what, totalMs, waitedMs: await others.stop() });
      }
      return times;
    } finally {
      await server.close();
    }
  });
}

/** Asks again and again, twenty times a second. @returns how to stop, with the longest answer in ms */
function watchOthers(ask: () => Promise<unknown>) {
  let longest = 0;
  const stop = new AbortController();
  const watch = async () => {
    while (!stop.signal.aborted) {
      const began = performance.now();
      await ask();
      longest = Math.max(longest, performance.now() - began);
      await setTimeout(50);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stop.abort();
      await watching;
      return longest;
    },
  };
}

const rounded = (value = Number.NaN) => Number(value.toFixed(1));

async function benchEngine(name: Engine): Promise<boolean> {
  const measured: JobTime[][] = [];
  for (const size of sizes) measured.push(await measure(name, size));
  const [few, many] = [measured[0] ?? [], measured.at(-1) ?? []];
  const perLead = (times: readonly JobTime[], index: number, size = Number.NaN) =>
    (times[index]?.totalMs ?? Number.NaN) / size;
  const ratio = (index: number) => perLead(many, index, sizes.at(-1)) / perLead(few, index, sizes[0]);
  console.log(`\n${name}: jobs on all of ${sizes.join(' and ')} leads; the goal is a ratio per lead of ${budget}`);
  console.table(
    many.map(({ what }, index) => ({
      what,
      ...Object.fromEntries(
        sizes.flatMap((size, of) => [
          [`${size}: s`, Number(((measured[of]?.[index]?.totalMs ?? Number.NaN) / 1000).toFixed(2))],
          [`${size}: others waited, ms`, rounded(measured[of]?.[index]?.waitedMs)],
        ]),
      ),
      ratio: rounded(ratio(index)),
    })),
  );
  return many.every((_, index) => ratio(index) <= budget);
}

const results: boolean[] = [];
for (const name of enginesOf(options.engines)) results.push(await benchEngine(name));
process.exitCode = results.every(Boolean) ? 0 : 1;
