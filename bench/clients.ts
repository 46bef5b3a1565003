// `npm run bench:clients`: the advisor's waiting times with few and with many clients, a hundred answers each, on both
// engines in one run. Options: --sizes=100,10000 (the last is compared with the first), --engines=sqlite,postgres,
// --rounds=200.
import { parseArgs } from 'node:util';
import type { Engine } from '../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import { refresh } from '../apps/server/src/testing/seedLists.ts';
import { startTestServer, type TestServer } from '../apps/server/src/testing/testServer.ts';
import { enginesOf, withEngine } from './engines.ts';
import { timesOf, type Times } from './measure.ts';
import { clientId, seedClients } from './seedClients.ts';

/** Maximum acceptable ratio. */
const budget = 2;
const answersEach = 100;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,10000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string', default: '200' },
  },
});
const sizes = options.sizes.split(',').map((size) => Math.min(Number(size), 10_000));
const rounds = Math.min(Number(options.rounds), 1_000);

type Call = (method: 'GET' | 'PUT', path: string, payload?: object) => Promise<unknown>;

/** The measured requests, for a client in the middle of the list. */
const questions: readonly (readonly [
  what: string,
  ask: (call: Call, id: string, round: number) => Promise<unknown>,
])[] = [
  ['first page of the list', (call) => call('GET', '/clients?limit=50')],
  ['a search with many hits', (call) => call('GET', '/clients?limit=50&search=kapitein 5')],
  ['a search with one hit', (call) => call('GET', '/clients?limit=50&search=client9@')],
  ['a client', (call, id) => call('GET', `/clients/${id}`)],
  ['its questionnaire', (call, id) => call('GET', `/clients/${id}/questionnaire`)],
  ['an answer, saved', (call, id, round) => call('PUT', `/clients/${id}/answers/q1`, { value: `Nu ${round}` })],
];

function callOn(server: TestServer, headers: Record<string, string>): Call {
  return async (method, path, payload) => {
    const answer = await server.app.inject({
      method,
      url: `/api/admin${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
}

const measure = (name: Engine, size: number): Promise<Times[]> =>
  withEngine(name, async (engine) => {
    const server = await startTestServer({ engine });
    try {
      const began = performance.now();
      await seedClients(server.database, size, answersEach);
      await refresh(server.database.query, name);
      console.log(`${size} clients are there after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      const call = callOn(server, await server.signIn());
      const times: Times[] = [];
      let round = 0;
      for (const [, ask] of questions)
        times.push(await timesOf(() => ask(call, clientId(Math.floor(size / 2)), (round += 1)), rounds));
      return times;
    } finally {
      await server.close();
    }
  });

const oneDecimal = (value = Number.NaN) => Number(value.toFixed(1));

async function benchEngine(name: Engine): Promise<boolean> {
  const measured: Times[][] = [];
  for (const size of sizes) measured.push(await measure(name, size));
  const [few, many] = [measured[0] ?? [], measured.at(-1) ?? []];
  const ratio = (index: number) => (many[index]?.p99 ?? Number.NaN) / (few[index]?.p99 ?? Number.NaN);
  console.log(
    `\n${name}: ms of an answer at 99 in 100, ${answersEach} answers a client; the goal is a ratio of ${budget}`,
  );
  console.table(
    questions.map(([what], index) => ({
      what,
      ...Object.fromEntries(sizes.map((size, of) => [`${size} clients`, oneDecimal(measured[of]?.[index]?.p99)])),
      ratio: oneDecimal(ratio(index)),
    })),
  );
  return questions.every((_, index) => ratio(index) <= budget);
}

const results: boolean[] = [];
for (const name of enginesOf(options.engines)) results.push(await benchEngine(name));
process.exitCode = results.every(Boolean) ? 0 : 1;
