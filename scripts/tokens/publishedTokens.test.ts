import { readFileSync } from 'node:fs';
import path from 'node:path';
import { light } from '@fnc/ui/tokens/themes.ts';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { colorValue, designTokens, dimensionValue } from './designTokens.ts';
import { publishedTokens } from './publishedTokens.ts';

interface Token {
  readonly $value?: unknown;
}
type Group = Readonly<Record<string, Token>>;
const tokens = designTokens() as unknown as Readonly<Record<string, Group>>;

test.each(Object.entries(publishedTokens()))('%s says what the tokens say', (file, text) => {
  expect(readFileSync(path.join(root, file), 'utf8'), 'Run npm run build:tokens').toBe(text);
});

test('a colour has its components from 0 to 1, its opacity, and its hexadecimal form', () => {
  expect(colorValue('#FF8000')).toEqual({ colorSpace: 'srgb', components: [1, 0.502, 0], alpha: 1, hex: '#ff8000' });
  expect(colorValue('rgb(0 0 0 / 50%)')).toMatchObject({ components: [0, 0, 0], alpha: 0.5 });
  expect(() => colorValue('tomato')).toThrow('tomato is no colour');
});

test('a distance has its unit; what follows the window is left out', () => {
  expect(dimensionValue('0.75rem')).toEqual({ value: 0.75, unit: 'rem' });
  expect(dimensionValue('0')).toEqual({ value: 0, unit: 'px' });
  expect(dimensionValue('clamp(2.5rem, 9vw, 8rem)')).toBeNull();
  expect(Object.keys(tokens['space'] ?? {})).not.toContain('section');
});

test('every role of a theme points at a colour that is there', () => {
  for (const theme of ['light', 'dark', 'deep-band', 'ink-band']) {
    for (const [role, { $value }] of Object.entries(tokens[theme] ?? {}).filter(([name]) => name !== '$type')) {
      const [, name = ''] = /^\{palette\.(\w+)\}$/.exec(String($value)) ?? [];
      expect(tokens['palette']?.[name], `${theme}.${role}`).toHaveProperty('$value');
    }
  }
  expect(Object.keys(tokens['light'] ?? {})).toHaveLength(Object.keys(light).length + 1);
});

test('no name has a character that the format keeps for itself', () => {
  for (const group of Object.values(tokens)) {
    for (const name of Object.keys(group).filter((key) => key !== '$type')) expect(name).not.toMatch(/[{}.$]/);
  }
});
