import { expect, test } from 'vitest';
import { describeError, createLog } from './log.ts';

const parseFault = (text: string) => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error;
  }
};

test.each([
  [
    'a mail server repeats the address',
    new Error('550 5.1.1 <jan.visser@zee.example>: unknown'),
    '550 5.1.1 <…@…>: unknown',
  ],
  ['an address without brackets', new Error('No mailbox jan@zee.example here'), 'No mailbox …@… here'],
  ['a parser quotes the text', parseFault('Jan Visser'), 'Unexpected token “…” is not valid JSON'],
  [
    'a database quotes the value',
    new Error('invalid input syntax for type integer: "Jan"'),
    'invalid input syntax for type integer: “…”',
  ],
  ['a quoted name holds a quotation mark', new Error("cannot read 'Sean O'Brien' today"), 'cannot read “…” today'],
  ['an apostrophe opens nothing', new Error("can't reach the disk"), "can't reach the disk"],
  ['a quotation is never closed', new Error('cannot read "Jan Visser'), 'cannot read “…”'],
  [
    'the name of a property is code',
    new TypeError("Cannot read properties of null (reading 'id')"),
    "Cannot read properties of null (reading 'id')",
  ],
])('a message loses what a person typed: %s', (_, error, message) => {
  expect(describeError(error).message).toBe(message);
});

test('a long message is cut, and a quotation that is cut with it is removed whole', () => {
  const { message } = describeError(new Error(`cannot read "${'Jan '.repeat(200)}"`));
  expect(message).toBe('cannot read “…”');
  expect(describeError(new Error('x'.repeat(5_000))).message).toHaveLength(501);
});

test('the stack keeps its places without the message in front of them', () => {
  const { stack = '' } = describeError(new Error('550 <jan@zee.example>\n  Jan Visser'));
  expect(stack).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(stack).not.toMatch(/Jan|zee\.example/);
});

test('a cause is described the same way, and an error that causes itself ends', () => {
  const { cause } = describeError(new Error('not sent', { cause: new Error('refused: jan@zee.example') }));
  expect(cause?.message).toBe('refused: …@…');
  const circular = new Error('again');
  circular.cause = circular;
  expect(JSON.stringify(describeError(circular)).match(/again/g)).toHaveLength(6);
});

test('no log line holds what an error quotes', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.error({ err: new Error('550 <jan@zee.example>', { cause: new Error('"Jan"') }) }, 'mail failed');
  expect(lines.join('')).toMatch(/550/);
  expect(lines.join('')).not.toMatch(/jan@|"Jan|zee\.example/i);
});
