import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingTicks, plotWidth, textWidth, ticksByWidth } from './fitting.ts';

const row = (texts: readonly string[]) => texts.map((text, index) => ({ text, share: index / (texts.length - 1) }));

test.each([
  ['all where there is room', ['0', '50k', '100k', '150k', '200k', '250k'], 20, 'first', [0, 1, 2, 3, 4, 5]],
  ['the last needs more, as it stands in line', ['0', '50k', '100k', '150k', '200k', '250k'], 14, 'first', [0, 2, 4]],
  ['every second from the left', ['€ 0', '€ 50.000', '€ 100.000', '€ 150.000', '€ 200.000'], 15, 'first', [0, 2, 4]],
  [
    'every fourth, counted from the last',
    ['1234567', '1234567', '1234567', '1234567', '1234567', '1234567'],
    8,
    'last',
    [1, 5],
  ],
  ['one where only one fits', ['een heel lang woord', 'nog een lang woord'], 4, 'first', [0]],
  ['none of none', [], 15, 'first', []],
] as const)('%s', (_name, texts, width, keep, expected) => {
  expect(fittingTicks(row(texts), width, keep)).toEqual(expected);
});

test('a tick says at which widths it is shown', () => {
  const ticks = row(['€ 0', '€ 50.000', '€ 100.000', '€ 150.000', '€ 200.000']);
  expect(ticksByWidth(ticks)).toEqual([
    'narrow medium wide',
    'wide',
    'narrow medium wide',
    'wide',
    'narrow medium wide',
  ]);
});

describe('at every width', () => {
  const ticks = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 24 }).map(row);

  test('texts that are shown stay apart', () => {
    fc.assert(
      fc.property(ticks, fc.constantFrom(...Object.values(plotWidth)), (all, width) => {
        const shown = fittingTicks(all, width, 'first').flatMap((index) => all[index] ?? []);
        shown.forEach(({ share, text }, index) => {
          const before = shown[index - 1];
          if (!before) return;
          const end = share === 1 ? width : share * width + textWidth(text) / 2;
          expect(end - textWidth(text)).toBeGreaterThan(before.share * width + textWidth(before.text) / 2);
        });
      }),
    );
  });

  test('the end that is kept is shown', () => {
    fc.assert(
      fc.property(ticks, (all) => {
        expect(fittingTicks(all, 15, 'first')[0]).toBe(0);
        expect(fittingTicks(all, 15, 'last').at(-1)).toBe(all.length - 1);
      }),
    );
  });
});
