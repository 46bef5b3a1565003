import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourStyles } from './colours.ts';

const folder = new URL('styles/', import.meta.url);
const sheets = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

const namesIn = (css: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name));

test('a sheet uses no variable that nothing sets, and every printed colour is used', () => {
  const figures = readdirSync(new URL('figures/', import.meta.url)).map((name) =>
    readFileSync(new URL(`figures/${name}`, import.meta.url), 'utf8'),
  );
  const used = namesIn([...sheets, ...figures].join('\n'), /var\((--[\w-]+)\)/g);
  const set = namesIn([colourStyles, ...sheets].join('\n'), /(--[\w-]+):/g);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect([...namesIn(colourStyles, /(--[\w-]+):/g)].filter((name) => !used.has(name))).toEqual([]);
});
