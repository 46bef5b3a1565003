import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n');
const documents = tracked.filter((file) => /\.mdx?$/.test(file));

/** What the recipes tell a contributor to make. */
const examples = /00NNName|Rating/;

/** The files that a document names in code type, whole or by the end of their path. */
const filesNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w@./-]+\.(?:tsx?|mjs|mdx?))`/g)].flatMap(([, name = '']) => (examples.test(name) ? [] : name));

/** The named files of which no file of the repository has the path, or its end. */
const missing = (text: string, files: readonly string[]): readonly string[] =>
  filesNamedIn(text).filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));

test('every file that a document names is there', () => {
  expect(documents.length).toBeGreaterThan(100);
  const gone = documents.flatMap((document) =>
    missing(readFileSync(path.join(root, document), 'utf8'), tracked).map((name) => `${document} names ${name}`),
  );
  expect(gone, 'Follow the file to its new place, or leave its name out').toEqual([]);
});

test('a file that was moved or renamed is missed, also when another name ends alike', () => {
  const files = ['packages/domain/src/leads/lead.ts', 'docs/operations.md'];
  expect(missing('See `leads/lead.ts` and `docs/operations.md`.', files)).toEqual([]);
  expect(missing('See `clients/lead.ts` and `ead.ts`.', files)).toEqual(['clients/lead.ts', 'ead.ts']);
});
