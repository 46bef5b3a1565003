import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';

const map = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8');
const rows = map.split('\n').filter((line) => /^\| (?!The specification says|What is asked|-)/.test(line));

interface Reference {
  readonly file: string;
  readonly name: string;
}

const referencesIn = (text: string): readonly Reference[] =>
  [...text.matchAll(/`([^`\n]+\.tsx?)` › `([^`\n]+)`/g)].map(([, file = '', name = '']) => ({ file, name }));

/** Whether a file has a test of this name: a story, or a quoted title as in the source. */
export function hasTest(source: string, { file, name }: Reference): boolean {
  if (file.endsWith('.stories.tsx')) return new RegExp(String.raw`export const ${name} = meta\.story\(`).test(source);
  return ["'", '"', '`'].some((quote) => source.includes(quote + name + quote));
}

test('every row of the map names a test', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => referencesIn(row).length === 0)).toEqual([]);
});

test('every test that the map names is there', () => {
  const gone = referencesIn(map).filter(
    (reference) =>
      !existsSync(path.join(root, reference.file)) ||
      !hasTest(readFileSync(path.join(root, reference.file), 'utf8'), reference),
  );
  expect(gone, 'Rename it in docs/coverage.md as well, or prove the row in another way').toEqual([]);
});

test('what is not there is found', () => {
  const story = { file: 'x.stories.tsx', name: 'Open' };
  expect(hasTest('export const Open = meta.story();', story)).toBe(true);
  expect(hasTest('export const Opened = meta.story();', story)).toBe(false);
  const named = { file: 'x.test.ts', name: 'it holds' };
  expect(hasTest("test('it holds', () => {})", named)).toBe(true);
  expect(hasTest("test('it holds water', () => {})", named)).toBe(false);
});
