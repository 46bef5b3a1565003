import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { unsubscribeLinkSchema, unsubscribePath, unsubscribeSchema } from './unsubscribe.ts';

test.each([
  ['no token', {}],
  ['an empty one', { token: '' }],
  ['a very long one', { token: 'x'.repeat(201) }],
  ['a number', { token: 12 }],
])('%s is no link of ours', (_name, body) => {
  expect(codesOf(unsubscribeSchema.safeParse(body))).toEqual({ token: 'unsubscribe_link_invalid' });
});

test('an address is asked for', () => {
  expect(codesOf(unsubscribeLinkSchema.safeParse({}))).toEqual({ email: 'email_required' });
  expect(codesOf(unsubscribeLinkSchema.safeParse({ email: 'jan@' }))).toEqual({ email: 'email_invalid' });
});

test('the page of a language, with and without a token', () => {
  expect(unsubscribePath('nl')).toBe('/afmelden');
  expect(unsubscribePath('en', 'a&b')).toBe('/en/unsubscribe?t=a%26b');
});
