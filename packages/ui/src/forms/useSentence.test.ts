import { expect, test } from 'vitest';
import { readCode } from './useSentence.ts';

test.each([
  ['email_invalid', { name: 'email_invalid', values: {} }],
  ['too_short?count=10', { name: 'too_short', values: { count: 10 } }],
  ['out_of_range?min=0&max=2.5', { name: 'out_of_range', values: { min: 0, max: 2.5 } }],
  ['unknown_field?field=voornaam%20%26%20naam', { name: 'unknown_field', values: { field: 'voornaam & naam' } }],
  ['odd?field=', { name: 'odd', values: { field: '' } }],
  ['', { name: '', values: {} }],
])('%s', (code, expected) => {
  expect(readCode(code)).toEqual(expected);
});
