import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';

const folder = path.join(root, 'docs/decisions');
const records = readdirSync(folder)
  .toSorted()
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

test('decisions are numbered one by one, without a gap, and each says its own number', () => {
  const numbers = records.map((_, index) => String(index + 1).padStart(4, '0'));
  expect(records.map(({ name }) => name.slice(0, 4))).toEqual(numbers);
  expect(records.map(({ text }) => text.slice(2, 6))).toEqual(numbers);
});

test('a record that supersedes another is named by it, with a link', () => {
  const links = records.flatMap(({ name, text }) =>
    [...text.matchAll(/superseded[^.]*? by \[\d{4}\]\(([^)]+)\)/gi)].map(([, by]) => ({ name, by })),
  );
  const supersedes = records.flatMap(({ name, text }) =>
    [...text.matchAll(/supersedes [^.]*?\[\d{4}\]\(([^)]+)\)/gi)].map(([, of]) => ({ name: of, by: name })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links).toEqual(supersedes);
});
