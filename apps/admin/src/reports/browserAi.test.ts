import { defaultAiSettings, sentToService, type CompletionEvent } from '@fnc/domain';
import type { Problem } from '@fnc/ui/admin';
import { describe, expect, test } from 'vitest';
import { createBrowserAi } from './browserAi.ts';

const settings = { ...defaultAiSettings, baseUrl: 'https://ai.example/v1' };
const messages = sentToService({ system: 'Regels', user: 'Vraag' });
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const done = 'data: [DONE]\n\n';

/** A body of exactly these pieces of bytes. */
const bodyOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

function setUp(answer: () => Response | Promise<Response>) {
  const sent: { url: string; call: RequestInit }[] = [];
  const refused: Problem[] = [];
  const ai = createBrowserAi({
    request: async (url, call = {}) => {
      sent.push({ url: url as string, call });
      return answer();
    },
    status: () => Promise.resolve({ ...settings, configured: false }),
    getToken: () => 'token',
    language: () => 'nl',
    onRefused: (problem) => void refused.push(problem),
  });
  async function write(key: string | null): Promise<CompletionEvent[]> {
    const events: CompletionEvent[] = [];
    const call = { key, settings, signal: new AbortController().signal };
    for await (const each of ai.stream(messages, call)) events.push(each);
    return events;
  }
  return { write, sent, refused };
}
const streamed = () => new Response(bodyOf(new TextEncoder().encode(event('Een ') + event('twee') + done)));
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

describe('with a typed key', () => {
  test('the browser calls the service itself: the key, the specified request, no cookies, no other host', async () => {
    const { write, sent } = setUp(streamed);
    expect(await write('sk-1')).toEqual([{ kind: 'text', text: 'Een twee' }, { kind: 'complete' }]);
    expect(sent).toMatchObject([
      {
        url: 'https://ai.example/v1/chat/completions',
        call: {
          method: 'POST',
          credentials: 'omit',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          headers: { authorization: 'Bearer sk-1' },
        },
      },
    ]);
    expect(JSON.parse(sent[0]?.call.body as string)).toEqual({
      model: 'gpt-4',
      temperature: 0.7,
      max_tokens: 4000,
      stream: true,
      messages: [
        { role: 'system', content: 'Regels' },
        { role: 'user', content: 'Vraag' },
      ],
    });
  });

  test.each<[name: string, answer: () => Response | Promise<Response>, code: string, message: string | null]>([
    ['a refused key', json(401, { error: { message: 'Incorrect API key' } }), 'ai_key_refused', 'Incorrect API key'],
    ['too much asked', json(429, { error: { message: 'Rate limit' } }), 'ai_rate_limited', 'Rate limit'],
    ['a fault of the service', json(500, {}), 'ai_error', null],
    ['no connection', down, 'ai_unreachable', null],
    ['no body', () => new Response(null), 'ai_no_content', null],
  ])('%s', async (_name, answer, code, message) => {
    const { write, refused } = setUp(answer);
    expect(await write('sk-1')).toEqual([{ kind: 'failed', code, message }]);
    expect(refused).toEqual([]);
  });

  test('a character that arrives in two pieces is whole', async () => {
    const bytes = new TextEncoder().encode(event('één 🚢') + done);
    const pieces = Array.from(bytes, (_byte, index) => bytes.subarray(index, index + 1));
    const { write } = setUp(() => new Response(bodyOf(...pieces)));
    expect(await write('sk-1')).toEqual([{ kind: 'text', text: 'één 🚢' }, { kind: 'complete' }]);
  });

  test('whoever stops listening lets the service go', async () => {
    let isFree = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(event('en '))),
      cancel: () => {
        isFree = true;
      },
    });
    const ai = createBrowserAi({
      request: () => Promise.resolve(new Response(endless)),
      status: () => Promise.resolve({ ...settings, configured: false }),
      getToken: () => null,
      language: () => 'nl',
      onRefused: () => undefined,
    });
    for await (const each of ai.stream(messages, { key: 'sk-1', settings, signal: new AbortController().signal })) {
      expect(each.kind).toBe('text');
      break;
    }
    expect(isFree).toBe(true);
  });
});

describe('with the server’s key', () => {
  test('only the messages go to our own server, with the admin’s token', async () => {
    const { write, sent } = setUp(streamed);
    expect(await write(null)).toEqual([{ kind: 'text', text: 'Een twee' }, { kind: 'complete' }]);
    expect(sent).toMatchObject([
      { url: '/api/admin/reports/completion', call: { method: 'POST', headers: { authorization: 'Bearer token' } } },
    ]);
    expect(JSON.parse(sent[0]?.call.body as string)).toEqual({ messages });
  });

  test.each<[name: string, answer: () => Response | Promise<Response>, code: string, message: string | null]>([
    ['what the service said', json(502, { code: 'ai_key_refused', error: 'Nee' }), 'ai_key_refused', 'Nee'],
    ['too many reports', json(429, { code: 'rate_limited', error: 'Wacht even.' }), 'rate_limited', 'Wacht even.'],
    ['words of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'ai_error', null],
    ['no connection', down, 'cannot_connect', null],
  ])('%s', async (_name, answer, code, message) => {
    const { write, refused } = setUp(answer);
    expect(await write(null)).toEqual([{ kind: 'failed', code, message }]);
    expect(refused).toEqual([]);
  });

  test('a session that is over is told to whoever keeps it', async () => {
    const { write, refused } = setUp(json(401, { code: 'authentication_failed', error: 'Log opnieuw in' }));
    expect(await write(null)).toMatchObject([{ kind: 'failed', code: 'authentication_failed' }]);
    expect(refused).toEqual([{ code: 'authentication_failed' }]);
  });
});
