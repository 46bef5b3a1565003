import { describe, expect, test } from 'vitest';
import { readCents, type Reading, wholeCents, writeCents } from './notation.ts';

const number = (value: number): Reading => ({ kind: 'number', value });
const empty: Reading = { kind: 'empty' };
const decimals: Reading = { kind: 'decimals' };
const unreadable: Reading = { kind: 'unreadable' };

describe('an amount in cents', () => {
  test.each<[text: string, nl: Reading, en: Reading]>([
    // Both languages agree
    ['', empty, empty],
    ['   ', empty, empty],
    ['0', number(0), number(0)],
    ['-0', number(0), number(0)],
    ['7', number(700), number(700)],
    ['007', number(700), number(700)],
    ['150000', number(15_000_000), number(15_000_000)],
    ['1 234 567', number(123_456_700), number(123_456_700)],
    ['1\u202F234\u00A0567', number(123_456_700), number(123_456_700)],
    ['-12', number(-1200), number(-1200)],
    ['\u221212', number(-1200), number(-1200)],
    ['\u2013 12', number(-1200), number(-1200)],
    ['€ 12', number(1200), number(1200)],
    ['€\u00A012', number(1200), number(1200)],
    ['-€ 12', number(-1200), number(-1200)],
    ['€ -12', number(-1200), number(-1200)],
    ['12 €', number(1200), number(1200)],
    ['12 euro', number(1200), number(1200)],
    ['EUR 12', number(1200), number(1200)],
    ['12,-', number(1200), number(1200)],
    ['1.234,-', number(123_400), number(123_400)],
    // Each language in its own notation
    ['1.234,50', number(123_450), number(123_450)],
    ['€ 1.234,50', number(123_450), number(123_450)],
    ['1,234.50', number(123_450), number(123_450)],
    ['1.234', number(123_400), decimals],
    ['1,234', decimals, number(123_400)],
    ['1.234.567', number(123_456_700), number(123_456_700)],
    ['1,234,567', number(123_456_700), number(123_456_700)],
    ['12,5', number(1250), number(1250)],
    ['12.5', number(1250), number(1250)],
    ['1234.5', number(123_450), number(123_450)],
    ['1234.50', number(123_450), number(123_450)],
    ['0,05', number(5), number(5)],
    [',5', number(50), number(50)],
    ['5,', number(500), number(500)],
    ['5.', number(500), number(500)],
    // Too many decimals
    ['1,2345', decimals, decimals],
    ['1234.567', decimals, decimals],
    ['0.125', decimals, decimals],
    // Not an amount
    ['abc', unreadable, unreadable],
    ['12abc', unreadable, unreadable],
    ['150k', unreadable, unreadable],
    ['1e5', unreadable, unreadable],
    ['1.23.4', unreadable, unreadable],
    ['1,2,3', unreadable, unreadable],
    ['1.2345,6', unreadable, unreadable],
    ['12.34.567', unreadable, unreadable],
    ['1.234 567', unreadable, unreadable],
    ['0.123.456', unreadable, unreadable],
    ['--12', unreadable, unreadable],
    ['12-', unreadable, unreadable],
    ['-', unreadable, unreadable],
    [',', unreadable, unreadable],
    ['€', unreadable, unreadable],
    ['€€ 12', unreadable, unreadable],
    ['$ 12', unreadable, unreadable],
    ['١٢', unreadable, unreadable],
    ['99999999999999999', number(Infinity), number(Infinity)],
    ['-99.999.999.999.999', number(-Infinity), number(-Infinity)],
  ])('%s', (text, nl, en) => {
    expect({ nl: readCents(text, 'nl'), en: readCents(text, 'en') }).toEqual({ nl, en });
  });

  test.each<[text: string, nl: Reading, en: Reading]>([
    ['150k', number(15_000_000), number(15_000_000)],
    ['1.5k', number(150_000), number(150_000)],
    ['1,5k', number(150_000), number(150_000)],
    ['€ 2 ton', number(20_000_000), number(20_000_000)],
    ['1,5 ton', number(15_000_000), number(15_000_000)],
    ['1.5 ton', number(15_000_000), number(15_000_000)],
    ['1 mln', number(100_000_000), number(100_000_000)],
    ['0,98765432 mln', number(98_765_432), number(98_765_432)],
    ['1,125 mln', number(112_500_000), number(112_500_000_000)],
    ['1.125 mln', number(112_500_000_000), number(112_500_000)],
    ['-2 ton', number(-20_000_000), number(-20_000_000)],
    ['1,123456 k', decimals, decimals],
    ['veel ton', unreadable, unreadable],
    ['1.234,5', number(123_450), number(123_450)],
  ])('%s, where units are understood', (text, nl, en) => {
    const units = { k: 3, ton: 5, mln: 6 };
    const split = (typed: string) => {
      const [, amount = typed, unit = ''] = /^(.*\d) ?(k|ton|mln)$/.exec(typed) ?? [];
      return { amount, places: units[unit as keyof typeof units] ?? 0 };
    };
    expect({ nl: readCents(text, 'nl', split), en: readCents(text, 'en', split) }).toEqual({ nl, en });
  });

  test.each([
    [0, '0', '0'],
    [5, '0,05', '0.05'],
    [15_000_000, '150.000', '150,000'],
    [123_450, '1.234,50', '1,234.50'],
    [-123_450, '-1.234,50', '-1,234.50'],
  ])('%i cents are written and read again', (cents, nl, en) => {
    expect([writeCents(cents, 'nl'), writeCents(cents, 'en')]).toEqual([nl, en]);
    expect([readCents(nl, 'nl'), readCents(en, 'en')]).toEqual([number(cents), number(cents)]);
  });
});

test.each([
  ['80.000', 8_000_000],
  ['80,000', 8_000_000],
  [' EUR 80.000 ', 8_000_000],
  ['1,234 euro', 123_400],
  ['0.125', null],
  ['-80.000', null],
  ['80.0001', null],
  ['1234.567', null],
  ['80.000k', null],
])('%j with too many decimals may be whole cents: %j', (text, cents) => {
  expect(wholeCents(text)).toBe(cents);
});
