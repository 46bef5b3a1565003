import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { palette } from '../packages/ui/src/tokens/palette.ts';

const folder = new URL('styles/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('printed colours', () => {
  test('are those of the screen, under the same names', () => {
    const printed = [...read('colours.css').matchAll(/--([\w-]+): (#[\da-f]{6});/g)];
    expect(printed.length).toBeGreaterThan(10);
    const screen = new Map<string, string>(Object.entries(palette));
    for (const [, name = '', value = ''] of printed) {
      expect(screen.get(camel(name))?.toLowerCase(), name).toBe(value);
    }
  });

  test('stand in one sheet only', () => {
    const others = readdirSync(folder).filter((name) => name !== 'colours.css');
    expect(
      others.filter((name) => /#[\da-f]{3,8}\b(?!-)/i.test(read(name).replaceAll(/url\('#[\w-]+'\)/g, ''))),
    ).toEqual([]);
  });
});
