import { expect, test } from 'vitest';
import { splitAmountUnit } from './money.ts';

test.each([
  ['150k', '150', 3],
  ['150 k', '150', 3],
  ['150K', '150', 3],
  ['€ 150k', '€ 150', 3],
  ['150k €', '150', 3],
  ['150k euro', '150', 3],
  ['1.5k', '1.5', 3],
  ['1,5k', '1,5', 3],
  ['98 duizend', '98', 3],
  ['98 thousand', '98', 3],
  ['1 ton', '1', 5],
  ['2 ton', '2', 5],
  ['2ton', '2', 5],
  ['1,5 ton', '1,5', 5],
  ['1.5 Ton', '1.5', 5],
  ['anderhalve ton', 'anderhalve ton', 0],
  ['1 mln', '1', 6],
  ['1 mln.', '1', 6],
  ['1,25 mln', '1,25', 6],
  ['1\u00A0mln', '1', 6],
  ['2 miljoen', '2', 6],
  ['2 million', '2', 6],
  ['1.2m', '1.2', 6],
  ['-2 ton', '-2', 5],
  ['150000', '150000', 0],
  ['1.234,50', '1.234,50', 0],
  ['€ 12 euro', '€ 12 euro', 0],
  ['k', 'k', 0],
  ['150kk', '150kk', 0],
  ['150 kilo', '150 kilo', 0],
  ['2 ton k', '2 ton k', 0],
  ['', '', 0],
])('%s', (text, amount, places) => {
  expect(splitAmountUnit(text)).toEqual({ amount, places });
});
