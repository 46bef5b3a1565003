// `npm run bench:lists`: the advisor's waiting times in the console with few and with many leads, on both engines in
// one run. Options: --sizes=1000,100000 (the last is compared with the first), --engines=sqlite,postgres,
// --rounds=200.
import { parseArgs } from 'node:util';
import { instantOf, printLeadCursor } from '@fnc/domain';
import type { Engine } from '../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import { startTestServer, type TestServer } from '../apps/server/src/testing/testServer.ts';
import { enginesOf, withEngine } from './engines.ts';
import { timesOf, type Times } from './measure.ts';
import { firstLeadAt, leadId, seedBulk } from '../apps/server/src/testing/seedLists.ts';

/** Maximum acceptable ratio. */
const budget = 3;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string', default: '200' },
  },
});
const sizes = options.sizes.split(',').map((size) => Math.min(Number(size), 1_000_000));
const rounds = Math.min(Number(options.rounds), 1_000);
const minuteMs = 60_000;

const day = (ms: number) => instantOf(ms).slice(0, 10);

const list = (query: string) => `/api/fnc-leads?limit=50&${query}`;

/** The measured requests, for a table of `count` leads. */
function questions(count: number): readonly [what: string, url: string][] {
  const lastAt = firstLeadAt + count * minuteMs;
  const middle = Math.floor(count / 2);
  const createdAt = instantOf(firstLeadAt + middle * minuteMs);
  const place = (waitingSince: string | null) =>
    encodeURIComponent(
      printLeadCursor({ id: leadId(middle), createdAt, waitingSince, sortName: `kapitein ${leadId(middle).slice(5)}` }),
    );
  const month = `from=${day(lastAt - 30 * 24 * 60 * minuteMs)}`;
  const someDay = day(firstLeadAt + 12 * 60 * minuteMs);
  return [
    ['first page, by urgency', list('sort=urgency')],
    ['first page, newest first', list('sort=-createdAt')],
    ['first page, by name', list('sort=name')],
    ['deep page, by urgency', list(`sort=urgency&cursor=${place(createdAt)}`)],
    ['deep page, newest first', list(`sort=-createdAt&cursor=${place(null)}`)],
    ['deep page, by name', list(`sort=name&cursor=${place(null)}`)],
    ['one status, by urgency', list('sort=urgency&status=new')],
    ['two statuses, newest first', list('sort=-createdAt&status=contacted,qualified')],
    ['a rare status, by urgency', list('sort=urgency&status=rejected')],
    ['a rare status, by name', list('sort=name&status=rejected')],
    ['one source, by urgency', list('sort=urgency&source=facebook')],
    ['status and source, by urgency', list('sort=urgency&status=new&source=facebook')],
    ['the last month, newest first', list(`sort=-createdAt&${month}`)],
    ['the last month, by urgency', list(`sort=urgency&${month}`)],
    ['one day long ago, by urgency', list(`sort=urgency&from=${someDay}&to=${someDay}`)],
    ['a search with many hits', list('sort=urgency&search=kapitein')],
    ['a search with hits in one of fifty', list('sort=urgency&search=zeldzaam')],
    ['a search with one hit', list(`sort=urgency&search=${leadId(middle).slice(5)}@`)],
    ['a search without a hit', list('sort=urgency&search=niemandal')],
    ['two letters with many hits', list('sort=urgency&search=ja')],
    ['two letters without a hit', list('sort=urgency&search=qx')],
    ['one status and a search', list('sort=urgency&status=rejected&search=zeldzaam')],
    ['a lead with its timeline', `/api/fnc-leads/${leadId(middle)}`],
    ['the figures of the dashboard', '/api/admin/status'],
    ['the counts of the dashboard', '/api/admin/counts'],
  ];
}

async function askAll(server: TestServer, databaseUrl: string, count: number): Promise<Times[]> {
  server.clock.now = firstLeadAt + count * minuteMs;
  const began = performance.now();
  await seedBulk(server.database, databaseUrl, count);
  console.log(`${count} leads are there after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const headers = await server.signIn();
  const times: Times[] = [];
  for (const [what, url] of questions(count)) {
    const ask = async () => {
      const answer = await server.app.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.statusCode} ${answer.body}`);
    };
    times.push(await timesOf(ask, rounds));
  }
  return times;
}

async function benchEngine(name: Engine): Promise<boolean> {
  const measured: Times[][] = [];
  for (const size of sizes) {
    const times = await withEngine(name, async (engine) => {
      const server = await startTestServer({ engine });
      try {
        return await askAll(server, (await engine.create()).url, size);
      } finally {
        await server.close();
      }
    });
    measured.push(times);
  }
  const few = measured[0] ?? [];
  const many = measured.at(-1) ?? [];
  const ratio = (index: number, of: keyof Times) =>
    (many[index]?.[of] ?? Number.NaN) / (few[index]?.[of] ?? Number.NaN);
  console.log(
    `\n${name}: milliseconds of an answer, ${sizes.join(' and ')} leads; the goal is a ratio of ${budget} at 99 in 100`,
  );
  console.table(
    questions(sizes[0] ?? 0).map(([what], index) => ({
      what,
      ...Object.fromEntries(
        sizes.flatMap((size, of) => {
          const { median, p99 } = measured[of]?.[index] ?? { median: Number.NaN, p99: Number.NaN };
          return [
            [`${size} median`, Number(median.toFixed(1))],
            [`${size} p99`, Number(p99.toFixed(1))],
          ];
        }),
      ),
      'ratio median': Number(ratio(index, 'median').toFixed(1)),
      'ratio p99': Number(ratio(index, 'p99').toFixed(1)),
    })),
  );
  return few.every((_, index) => ratio(index, 'p99') <= budget);
}

const results: boolean[] = [];
for (const name of enginesOf(options.engines)) results.push(await benchEngine(name));
process.exitCode = results.every(Boolean) ? 0 : 1;
