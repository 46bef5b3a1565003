import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { confirmNewsletterSchema } from './confirmNewsletter.ts';
import { newsletterPath } from '../pages/publicPaths.ts';

test.each([
  ['no token', {}],
  ['an empty one', { token: '' }],
  ['a very long one', { token: 'x'.repeat(201) }],
  ['a number', { token: 12 }],
])('%s is no link of ours', (_name, body) => {
  expect(codesOf(confirmNewsletterSchema.safeParse(body))).toEqual({ token: 'confirmation_link_invalid' });
});

test('the page of a language, with and without a token', () => {
  expect(newsletterPath('nl', 'a&b')).toBe('/bevestigen?t=a%26b');
  expect(newsletterPath('en', '1.a')).toBe('/en/confirm?t=1.a');
  expect(newsletterPath('en')).toBe('/en/confirm');
});
