import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { clientFaultSchema } from './clientFault.ts';

const good = { id: '4f1c09ab', message: 'TypeError: x is undefined', page: '/contact' };

test.each([
  ['a whole report', {}, {}],
  ['no id', { id: undefined }, { id: 'value_invalid' }],
  ['an id that is text', { id: 'Jan Anker' }, { id: 'value_invalid' }],
  ['a page with a query', { page: '/afmelden?t=secret' }, { page: 'page_unknown' }],
  ['a message of 5,001 characters', { message: 'x'.repeat(5_001) }, { message: 'text_too_long' }],
] as const)('%s', (_name, changes, expected) => {
  expect(codesOf(clientFaultSchema.safeParse({ ...good, ...changes }))).toEqual(expected);
});

test('nothing personal is left in the message, and it is one line', () => {
  const message = 'Error: jan@example.com\n  at https://fnc.example/afmelden?t=secret:1:2';
  expect(clientFaultSchema.parse({ ...good, message }).message).toBe('Error: … at https://fnc.example/afmelden…');
  expect(clientFaultSchema.parse({ ...good, message: 'x'.repeat(900) }).message).toHaveLength(500);
});
