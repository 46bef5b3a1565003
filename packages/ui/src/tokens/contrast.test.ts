import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { graphicPairs, type Pairs, plainGraphicPairs, plainTextPairs, textPairs } from './contrastPairs.data.ts';
import { type ColorTheme, colorRoles } from './roles.ts';
import { dark, deepBand, inkBand, light } from './themes.ts';

const themes: Record<string, ColorTheme> = {
  light,
  dark,
  'light, deep band': { ...light, ...deepBand },
  'dark, deep band': { ...dark, ...deepBand },
  'light, ink band': { ...light, ...inkBand },
  'dark, ink band': { ...dark, ...inkBand },
};

const tooFaint = (theme: ColorTheme, pairs: readonly Pairs[], least: number): string[] =>
  pairs.flatMap(({ over, on }) =>
    over.flatMap((role) =>
      on
        .filter((ground) => contrast(theme[role], theme[ground]) < least)
        .map((ground) => `${role} on ${ground} is ${contrast(theme[role], theme[ground]).toFixed(2)}:1`),
    ),
  );

test.each([
  ['black on white', '#000000', '#FFFFFF', 21],
  ['the same twice', '#0F3A54', '#0F3A54', 1],
  ['buoy on paper, either way round', '#FFFFFF', '#C2410C', 5.18],
])('%s', (_name, one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  test('text is legible on every ground it may stand on', () => {
    expect(tooFaint(theme, textPairs, 4.5)).toEqual([]);
  });

  test('borders, focus rings and the course can be seen', () => {
    expect(tooFaint(theme, graphicPairs, 3)).toEqual([]);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s, outside the bands', (_name, theme) => {
  test('signals are legible on their tints', () => {
    expect(tooFaint(theme, plainTextPairs, 4.5)).toEqual([]);
  });

  test('bars of charts can be seen', () => {
    expect(tooFaint(theme, plainGraphicPairs, 3)).toEqual([]);
  });
});

test('every role that a theme fills is declared, and the other way round', () => {
  expect(Object.keys(light).toSorted()).toEqual([...colorRoles].toSorted());
  expect(Object.keys(dark).toSorted()).toEqual([...colorRoles].toSorted());
});
