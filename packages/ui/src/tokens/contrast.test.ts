import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { type PairRule, pairRules } from './contrastPairs.data.ts';
import { colorRoles } from './roles.ts';
import { type Standing, standings } from './standings.ts';
import { dark, light } from './themes.ts';

const tooFaint = ({ colors }: Standing, { pairs, least }: PairRule): string[] =>
  pairs.flatMap(({ over, on }) =>
    over.flatMap((role) =>
      on
        .filter((background) => contrast(colors[role], colors[background]) < least)
        .map((background) => `${role} on ${background} is ${contrast(colors[role], colors[background]).toFixed(2)}:1`),
    ),
  );

test.each([
  ['black on white', '#000000', '#FFFFFF', 21],
  ['the same twice', '#0F3A54', '#0F3A54', 1],
  ['buoy on paper, either way round', '#FFFFFF', '#C2410C', 5.18],
])('%s', (_name, one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each(Object.entries<Standing>(standings))('%s', (_name, standing) => {
  const asked = pairRules.filter(({ onBands }) => onBands || standing.band === undefined);

  test.each(asked.map((rule) => [rule.title, rule] as const))('%s', (_title, rule) => {
    expect(tooFaint(standing, rule)).toEqual([]);
  });
});

test('every role that a theme fills is declared, and the other way round', () => {
  expect(Object.keys(light).toSorted()).toEqual(colorRoles.toSorted());
  expect(Object.keys(dark).toSorted()).toEqual(colorRoles.toSorted());
});
