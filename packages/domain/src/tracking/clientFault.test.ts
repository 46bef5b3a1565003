import { describe, expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { clientFaultSchema } from './clientFault.ts';

const good = { id: '4f1c09ab', message: 'TypeError', page: '/contact' };
const parse = (changes: object) => clientFaultSchema.parse({ ...good, ...changes });

test.each([
  ['a whole report', {}, {}],
  ['no id', { id: undefined }, { id: 'value_invalid' }],
  ['an id that is text', { id: 'Jan Anker' }, { id: 'value_invalid' }],
  ['an id that is a telephone number', { id: '0612345678' }, { id: 'value_invalid' }],
  ['a page with a query', { page: '/afmelden?t=secret' }, { page: 'page_unknown' }],
  ['a message of 5,001 characters', { message: 'x'.repeat(5_001) }, { message: 'text_too_long' }],
  ['a stack of 5,001 characters', { stack: 'x'.repeat(5_001) }, { stack: 'text_too_long' }],
] as const)('%s', (_name, changes, expected) => {
  expect(codesOf(clientFaultSchema.safeParse({ ...good, ...changes }))).toEqual(expected);
});

test.each([
  ['TypeError', 'TypeError'],
  ['TypeError: x is undefined', 'TypeError'],
  ['QuotaExceededError: the quota has been exceeded', 'QuotaExceededError'],
  ['Jan Anker: 06 12345678', 'Error'],
  ['JanError', 'Error'],
  ['jan@example.com', 'Error'],
  ['', 'Error'],
])('of the message %j only a name that is known is kept: %s', (message, name) => {
  expect(parse({ message }).name).toBe(name);
});

describe('of a stack only places in scripts of a build are kept', () => {
  test.each([
    ['Chrome', '    at Calculator (https://fnc.example/assets/Calculator-B1x_9-aZ.js:1:2345)'],
    ['Chrome, without a name', '    at https://fnc.example/assets/Calculator-B1x_9-aZ.js:1:2345'],
    ['Firefox and Safari', 'Calculator@https://fnc.example/assets/Calculator-B1x_9-aZ.js:1:2345'],
  ])('%s', (_browser, line) => {
    expect(parse({ stack: `Error: jan@example.com\n${line}` }).places).toEqual(['Calculator-B1x_9-aZ.js:1:2345']);
  });

  test.each([
    'Error: jan@example.com',
    'at jan@example.com (https://evil.example/x.js:1:2)',
    'at https://fnc.example/afmelden?t=1.secret.token:1:2',
    'at /assets/jan@example.com.js:1:2',
    'at /assets/Jan Anker.js:1:2',
    'at /assets/a.js?name=Jan:1:2',
    'at /assets/../../etc/passwd.js:1:2',
    'at /assets/a.js:1:0612345678',
    'at /assets/a.js',
  ])('%s is left out', (line) => {
    expect(parse({ stack: line }).places).toEqual([]);
  });

  test('ten at most', () => {
    const stack = Array.from({ length: 60 }, (_, line) => `at /assets/a.js:1:${line}`).join('\n');
    expect(parse({ stack }).places).toHaveLength(10);
  });
});

test('no report keeps a word of what was planted in it', () => {
  const planted = 'Jan Anker <jan@example.com> 06-12345678 NL91ABNA0417164300';
  const fault = parse({
    message: `TypeError: ${planted}`,
    stack: `TypeError: ${planted}\n  at ${planted} (${planted}:1:1)`,
  });
  expect(fault).toEqual({ id: '4f1c09ab', name: 'TypeError', places: [], page: '/contact' });
});

test('whatever is sent takes a moment', () => {
  const started = performance.now();
  for (const unit of ['@', 'a@', '?', ' ', '\n', '/assets/', '/assets/a', 'a.js:', ':', '/', '/assets/a.js:1', '-.']) {
    const long = unit.repeat(64_000 / unit.length);
    clientFaultSchema.safeParse({ ...good, message: long, stack: long });
    parse({ message: long.slice(0, 5_000), stack: long.slice(0, 5_000) });
  }
  expect(performance.now() - started).toBeLessThan(500);
});
