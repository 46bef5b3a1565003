import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEventParser } from '../../shared/eventParser.ts';
import { createCompletionReader, readCompletion, refusedCompletion } from './readCompletion.ts';
import type { CompletionEvent } from './completionEvent.ts';

const delta = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;
const finish = (reason: string) => `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`;
const done = 'data: [DONE]\n\n';
const whole = (content: unknown, finish_reason = 'stop') =>
  JSON.stringify({
    choices: [{ message: { role: 'assistant', content }, finish_reason }],
    usage: { completion_tokens: 12 },
  });

/** Reads the pieces: the whole text, and how it ended. */
function read(...pieces: readonly string[]): { text: string; end: CompletionEvent | undefined; ends: number } {
  const reader = createCompletionReader();
  const events = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
  const ends = events.filter(({ kind }) => kind !== 'text');
  return {
    text: events.map((event) => (event.kind === 'text' ? event.text : '')).join(''),
    end: ends[0],
    ends: ends.length,
  };
}
const complete = { kind: 'complete' };
const failed = (code: string, message: string | null = null) => ({ kind: 'failed', code, message });

describe('how an answer ends', () => {
  test.each<[name: string, body: string, text: string, end: object]>([
    ['a stream', delta('Een ') + delta('twee') + finish('stop') + done, 'Een twee', complete],
    ['a stream without a reason', delta('Een') + done, 'Een', complete],
    ['a stream without [DONE]', delta('Een') + finish('stop'), 'Een', complete],
    ['a stream whose last line has no end', `${delta('Een')}data: [DONE]`, 'Een', complete],
    ['a reason with the last words', delta('Een', 'stop'), 'Een', complete],
    [
      'a stream that begins with a role',
      `data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\n\n${delta('Een')}${done}`,
      'Een',
      complete,
    ],
    ['a stream behind a byte order mark', `\uFEFF${delta('Een')}${done}`, 'Een', complete],
    [
      'comments and named events',
      `: wacht\n\nevent: chunk\nid: 3\n${delta('Een')}: nog even\n\n${done}`,
      'Een',
      complete,
    ],
    [
      'figures behind the reason',
      `${delta('Een')}${finish('length')}data: {"choices":[],"usage":{"completion_tokens":4000}}\n\n${done}`,
      'Een',
      { kind: 'cutOff', tokens: 4000 },
    ],
    ['the limit', delta('Een') + finish('length') + done, 'Een', { kind: 'cutOff', tokens: null }],
    ['broken off between events', delta('Een') + delta('twee'), 'Eentwee', failed('ai_interrupted')],
    [
      'an error in the middle',
      `${delta('Een')}data: {"error":{"message":"Overbelast"}}\n\n`,
      'Een',
      failed('ai_error', 'Overbelast'),
    ],
    ['an error without words', 'data: {"error":{}}\n\n', '', failed('ai_error')],
    [
      'an event that cannot be read',
      `${delta('Een')}data: {"choices"\n\n${delta('drie')}${done}`,
      'Een',
      failed('ai_error'),
    ],
    ['words left out by a filter', delta('Een') + finish('content_filter') + done, 'Een', failed('ai_error')],
    ['a stream of nothing', finish('stop') + done, '', failed('ai_no_content')],
    ['a stream of white space', delta(' \n') + done, ' \n', failed('ai_no_content')],
    ['an empty body', '', '', failed('ai_no_content')],
    ['white space only', ' \n ', '', failed('ai_no_content')],
    ['a page', '<html><h1>Bad gateway</h1></html>', '', failed('ai_error')],
    ['JSON', whole('Een twee'), 'Een twee', complete],
    ['JSON behind white space', `\n ${whole('Een')}`, 'Een', complete],
    ['JSON at the limit', whole('Een', 'length'), 'Een', { kind: 'cutOff', tokens: 12 }],
    ['JSON without text', whole(null), '', failed('ai_no_content')],
    ['JSON without choices', '{"choices":[]}', '', failed('ai_no_content')],
    ['JSON of an error', '{"error":{"message":"Nee"}}', '', failed('ai_error', 'Nee')],
    ['JSON of something else', '{"choices":"x"}', '', failed('ai_error')],
    ['JSON broken off', whole('Een twee').slice(0, 30), '', failed('ai_interrupted')],
  ])('%s', (_name, body, text, end) => {
    expect(read(body)).toEqual({ text, end, ends: 1 });
  });

  test('nothing is said after the end', () => {
    expect(read(delta('Een') + done, delta('twee'), done)).toEqual({ text: 'Een', end: complete, ends: 1 });
  });
});

describe('pieces', () => {
  const body = `: begin\r\n\r\n${delta('Één ')}${delta('🚢 “twee”\n')}${delta('drie')}${finish('stop')}${done}`;

  test.each(['\n', '\r\n', '\r'])('may be split anywhere, with line ends %j', (lineEnd) => {
    const text = body.replace(/\r?\n/g, lineEnd);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.sort((one, other) => one - other), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect(read(...pieces)).toEqual({ text: 'Één 🚢 “twee”\ndrie', end: complete, ends: 1 });
      }),
    );
  });

  test('JSON may be split anywhere', () => {
    const text = whole('Eén “twee”');
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(read(text.slice(0, cut), text.slice(cut))).toEqual({ text: 'Eén “twee”', end: complete, ends: 1 });
    }
  });

  test('words that came together are one event', () => {
    const reader = createCompletionReader();
    expect(reader.push(delta('Een ') + delta('twee'))).toEqual([{ kind: 'text', text: 'Een twee' }]);
  });

  test('any text comes out as it went in', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (texts) => {
        expect(read(texts.map((text) => delta(text)).join('') + done).text).toBe(texts.join(''));
      }),
    );
  });
});

test.each<[name: string, text: string, data: string[]]>([
  ['several lines of data are one event', 'data: a\ndata: b\n\n', ['a\nb']],
  ['one space after the colon is not data', 'data:a\n\ndata:  b\n\n', ['a', ' b']],
  ['a line of data without a value is an empty line', 'data\ndata: b\n\n', ['\nb']],
  ['fields that only look like data are passed over', 'dataset: a\n\ndata: b\n\n', ['b']],
])('server-sent events: %s', (_name, text, data) => {
  const parser = createEventParser();
  expect([...parser.push(text), ...parser.end()]).toEqual(data);
});

async function all(pieces: AsyncIterable<string>): Promise<CompletionEvent[]> {
  const events: CompletionEvent[] = [];
  for await (const event of readCompletion(pieces)) events.push(event);
  return events;
}

async function* breaking() {
  yield delta('Een');
  await Promise.reject(new TypeError('network error'));
}

test('server-sent events: a line end in two pieces is one line end', () => {
  const parser = createEventParser();
  expect(['data: a\r', '\ndata: b\r', '\n\r', '\n'].flatMap((piece) => parser.push(piece))).toEqual(['a\nb']);
});

describe('a body that comes in', () => {
  test('and breaks off is told as that, after the words so far', async () => {
    expect(await all(breaking())).toEqual([{ kind: 'text', text: 'Een' }, failed('ai_interrupted')]);
  });

  test('is let go as soon as its end was said', async () => {
    let closed = false;
    async function* endless() {
      try {
        yield delta('Een') + done;
        for (;;) yield ': nog iets\n\n';
      } finally {
        closed = true;
      }
    }
    expect(await all(endless())).toEqual([{ kind: 'text', text: 'Een' }, complete]);
    expect(closed).toBe(true);
  });
});

test.each<[status: number, body: string, code: string, message: string | null]>([
  [
    401,
    '{"error":{"message":"Incorrect API key provided: sk-x"}}',
    'ai_key_refused',
    'Incorrect API key provided: sk-x',
  ],
  [401, '', 'ai_key_refused', null],
  [429, '{"error":{"message":"Rate limit reached"}}', 'ai_rate_limited', 'Rate limit reached'],
  [500, '{"error":{"message":"The server had an error"}}', 'ai_error', 'The server had an error'],
  [503, '<html>Bad gateway</html>', 'ai_error', null],
  [400, '{"error":"context length exceeded"}', 'ai_error', 'context length exceeded'],
  [404, '{"error":{"message":"  "}}', 'ai_error', null],
])('%i %s is %s', (status, body, code, message) => {
  expect(refusedCompletion(status, body)).toEqual(failed(code, message));
});
