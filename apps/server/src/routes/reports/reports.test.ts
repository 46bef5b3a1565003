import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startAiServer, type AiAnswer, type AiServer } from '../../testing/aiServer.ts';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const key = 'sk-of-the-server';
const order = {
  reportType: 'tax-optimization',
  language: 'nl',
  includeCharts: false,
  includePersonalRecommendations: true,
  focusAreas: ['maritime'],
  customInstructions: '',
};

let ai: AiServer;
let server: TestServer;
let admin: { authorization: string };
let url: string;

/** The address for reports on a new client. */
async function urlOfClient(on: TestServer, headers: typeof admin): Promise<string> {
  const client = { name: 'Kompas Maritiem', contactPerson: 'Bram', email: 'bram@kompas.example', status: 'active' };
  const added = await post(on, '/api/admin/clients', client, headers);
  return `/api/admin/clients/${added.json<{ client: { id: string } }>().client.id}/reports/writing`;
}

beforeEach(async () => {
  ai = await startAiServer({ key });
  server = await startTestServer({
    ai: { apiKey: key, baseUrl: ai.url, model: 'mistral', maxTokens: 900, temperature: 0.2 },
  });
  admin = await server.signIn();
  url = await urlOfClient(server, admin);
});
afterEach(async () => {
  await server.close();
  await ai.close();
});

const ask = (body: object = order) => post(server, url, body, admin);

test('GET /api/admin/ai tells how reports are written, and never the key', async () => {
  const answer = await get(server, '/api/admin/ai', admin);
  expect(answer.json()).toEqual({
    success: true,
    configured: true,
    model: 'mistral',
    maxTokens: 900,
    temperature: 0.2,
    baseUrl: ai.url,
  });
});

test('without a session nothing is shown or written', async () => {
  const answers = [await get(server, '/api/admin/ai'), await post(server, url, order)];
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
    [401, 'not_authenticated'],
    [401, 'not_authenticated'],
  ]);
  expect(ai.received).toEqual([]);
});

test('a report uses the server’s own key, model and limits, whatever the caller sends', async () => {
  await ask({ ...order, model: 'gpt-99', max_tokens: 1_000_000, temperature: 2, stream: false });
  expect(ai.received).toMatchObject([
    {
      authorization: `Bearer ${key}`,
      body: {
        model: 'mistral',
        messages: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('Kompas Maritiem') }],
        temperature: 0.2,
        max_tokens: 900,
        stream: true,
      },
    },
  ]);
});

test('a service without streams writes a report too', async () => {
  ai.says = { kind: 'json' };
  const { id } = (await ask()).json<{ report: { id: string } }>().report;
  await expect
    .poll(async () => (await get(server, `/api/admin/reports/${id}`, admin)).json<{ report: object }>().report)
    .toMatchObject({ status: 'completed', content: expect.stringMatching(/^# /) });
});

describe('a service that refuses', () => {
  test.each<[name: string, says: AiAnswer, status: number, code: string, error: string]>([
    [
      'its key',
      { kind: 'refused', status: 401, message: 'Incorrect API key' },
      502,
      'ai_key_refused',
      'Incorrect API key',
    ],
    [
      'for now',
      { kind: 'refused', status: 429, message: 'Slow down', retryAfter: 20 },
      503,
      'ai_rate_limited',
      'Slow down',
    ],
    ['with words', { kind: 'refused', status: 500, message: 'Overloaded' }, 502, 'ai_error', 'Overloaded'],
    [
      'without words',
      { kind: 'refused', status: 500 },
      502,
      'ai_error',
      'OpenAI API error. Probeer het over een minuut opnieuw.',
    ],
  ])('%s', async (_name, says, status, code, error) => {
    ai.says = says;
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, code, error, message: error }]);
    expect(answer.headers['retry-after']).toBe(says.kind === 'refused' && says.retryAfter ? '20' : undefined);
  });

  test('and repeats the key: the answer and the log do not show it', async () => {
    ai.says = { kind: 'refused', status: 401, message: `Incorrect API key provided: ${key}.` };
    const answer = await ask();
    expect(answer.json<{ error: string }>().error).toBe('Incorrect API key provided: ….');
    expect(server.logged.join('')).not.toContain(key);
  });

  test('to answer at all', async () => {
    await ai.close();
    const answer = await ask();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'ai_unreachable']);
  });
});

test('without its own key the server writes nothing and calls no service', async () => {
  const keyless = await startTestServer({ ai: { baseUrl: ai.url } });
  const headers = await keyless.signIn();
  const answer = await post(keyless, await urlOfClient(keyless, headers), order, headers);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ai_not_configured']);
  expect((await get(keyless, '/api/admin/ai', headers)).json()).toMatchObject({ configured: false, baseUrl: ai.url });
  expect(ai.received).toEqual([]);
  await keyless.close();
});

test('the number of reports is limited: each costs money', async () => {
  ai.says = { kind: 'refused', status: 500 };
  const answers = [];
  for (let made = 0; made < 21; made += 1) answers.push((await ask()).statusCode);
  expect(answers).toEqual([...Array<number>(20).fill(502), 429]);
});
