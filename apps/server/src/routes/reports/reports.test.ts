import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startAiServer, type AiAnswer, type AiServer } from '../../testing/aiServer.ts';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const key = 'sk-of-the-server';
const url = '/api/admin/reports/completion';
const messages = [
  { role: 'system', content: 'Schrijf rapporten.' },
  {
    role: 'user',
    content: 'Bedrijf: Kompas Maritiem Advies\n1. `## 1. Samenvatting`: kort.\n2. `## 2. Cijfers`: veel.',
  },
];

let ai: AiServer;
let server: TestServer;
let admin: { authorization: string };

beforeEach(async () => {
  ai = await startAiServer({ key });
  server = await startTestServer({
    ai: { apiKey: key, baseUrl: ai.url, model: 'mistral', maxTokens: 900, temperature: 0.2 },
  });
  admin = await server.signIn();
});
afterEach(async () => {
  await server.close();
  await ai.close();
});

const ask = (body: object = { messages }) => post(server, url, body, admin);

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

test.each([
  ['GET', '/api/admin/ai'],
  ['POST', url],
] as const)('%s %s is for a signed-in admin', async (method, path) => {
  const answer = await server.app.inject({
    method,
    url: path,
    ...(method === 'POST' ? { payload: { messages } } : {}),
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'not_authenticated']);
  expect(ai.received).toEqual([]);
});

describe('a report through the server', () => {
  test('is asked for with the server’s own key, model and limits, whatever the caller says', async () => {
    await ask({ messages, model: 'gpt-99', max_tokens: 1_000_000, temperature: 2, stream: false });
    expect(ai.received).toEqual([
      {
        authorization: `Bearer ${key}`,
        body: { model: 'mistral', messages, temperature: 0.2, max_tokens: 900, stream: true },
      },
    ]);
  });

  test('comes on as the events of the service, unchanged and not kept', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    expect(answer.body).toContain('data: {"object":"chat.completion.chunk"');
    expect(answer.body).toContain('Kompas ');
    expect(answer.body.trimEnd()).toMatch(/data: \[DONE\]$/);
  });

  test('of a service that knows no streams comes on as JSON', async () => {
    ai.says = { kind: 'json' };
    const answer = await ask();
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.json<{ choices: { message: { content: string } }[] }>().choices[0]?.message.content).toContain(
      '# Een',
    );
  });

  test('may be about very many answers', async () => {
    const long = [{ role: 'user', content: 'x'.repeat(500_000) }];
    expect((await ask({ messages: long })).statusCode).toBe(200);
    expect((await ask({ messages: [{ role: 'user', content: 'x'.repeat(600_000) }] })).statusCode).toBe(413);
  });
});

async function call(signal?: AbortSignal): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify({ messages }),
    ...(signal === undefined ? {} : { signal }),
  });
  expect(response.status).toBe(200);
  return (response.body as ReadableStream<Uint8Array>).getReader();
}
const textOf = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

describe('over a real connection', () => {
  test('words come on before the service has written the last one', async () => {
    ai.says = { kind: 'slow' };
    const reader = await call();
    let text = '';
    while (!text.includes('Kompas')) text += textOf((await reader.read()).value);
    expect(text).not.toContain('[DONE]');
    ai.goOn();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += textOf(part.value);
    expect(text).toContain('[DONE]');
  });

  test('who leaves lets the service go', async () => {
    ai.says = { kind: 'slow' };
    const leaving = new AbortController();
    const reader = await call(leaving.signal);
    await reader.read();
    leaving.abort();
    // Resolves only when the service saw its caller go.
    await expect(ai.left()).resolves.toBeUndefined();
  });

  test('a server that stops lets the service go too', async () => {
    ai.says = { kind: 'slow' };
    const reader = await call();
    await reader.read();
    const closed = server.app.close();
    await ai.left();
    await closed;
    await expect(async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read());
    }).rejects.toThrow('terminated');
  });

  test('a connection that breaks off in the middle breaks off here too', async () => {
    ai.says = { kind: 'brokenOff' };
    const reader = await call();
    await reader.read();
    ai.goOn();
    await expect(async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read());
    }).rejects.toThrow('terminated');
  });
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

  test('and repeats the key: the answer and the log do not', async () => {
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

test('without a key of its own the server writes nothing and calls nobody', async () => {
  const keyless = await startTestServer({ ai: { baseUrl: ai.url } });
  const headers = await keyless.signIn();
  const answer = await post(keyless, url, { messages }, headers);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ai_not_configured']);
  expect((await get(keyless, '/api/admin/ai', headers)).json()).toMatchObject({ configured: false, baseUrl: ai.url });
  expect(ai.received).toEqual([]);
  await keyless.close();
});

test('reports are limited in number: each of them costs money', async () => {
  ai.says = { kind: 'empty' };
  const answers = [];
  for (let made = 0; made < 21; made += 1) answers.push((await ask()).statusCode);
  expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
});
