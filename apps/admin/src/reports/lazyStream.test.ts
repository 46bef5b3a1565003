import { defaultAiSettings, sentToService, type CompletionEvent } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { streamOver } from '../shared/streamOver.ts';
import { lazyStream } from './lazyStream.ts';

const settings = { ...defaultAiSettings, baseUrl: 'https://ai.example/v1' };
const messages = sentToService({ system: 'Regels', user: 'Vraag' });
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const done = 'data: [DONE]\n\n';

/** A body of exactly these chunks of bytes. */
const bodyOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

function setUp(answer: () => Response | Promise<Response>) {
  const sent: { url: string; call: RequestInit }[] = [];
  const transport = streamOver(async (url, call = {}) => {
    sent.push({ url: url as string, call });
    return answer();
  });
  const stream = lazyStream(transport);
  async function write(key: string): Promise<CompletionEvent[]> {
    const events: CompletionEvent[] = [];
    const call = { key, settings, signal: new AbortController().signal };
    for await (const each of stream(messages, call)) events.push(each);
    return events;
  }
  return { write, sent, stream };
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
    const { write } = setUp(answer);
    expect(await write('sk-1')).toEqual([{ kind: 'failed', code, message }]);
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
    const { stream } = setUp(() => new Response(endless));
    for await (const each of stream(messages, { key: 'sk-1', settings, signal: new AbortController().signal })) {
      expect(each.kind).toBe('text');
      break;
    }
    expect(isFree).toBe(true);
  });
});
