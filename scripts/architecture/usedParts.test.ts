import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './files.ts';
import { appFiles, entries, namedImports, textOf, wholeImports } from './imports.ts';

const imported = new Set(
  [...appFiles].flatMap((file) => namedImports(file).map(({ name, file: of }) => `${of} ${name}`)),
);

/** Whether a file of an app imports it, or imports its file as a whole and contains its name. */
const isUsed = (name: string, file: string) =>
  imported.has(`${file} ${name}`) ||
  [...appFiles].some(
    (other) => wholeImports(other).includes(file) && new RegExp(String.raw`\b${name}\b`).test(textOf(other)),
  );

test.each(Object.keys(entries))('every part of %s is used by an app', (entry) => {
  const idle = [...(entries[entry] ?? [])].filter(([name, file]) => !isUsed(name, file)).map(([name]) => name);
  expect(idle, 'Use it in a screen, or remove it with its stories and pictures').toEqual([]);
});

/** How many of the files of a folder of views that are no tests or stories the apps reach, of 1. */
function reached(folder: string): number {
  const views = sourceFiles().filter(
    (file) =>
      file.path.startsWith(folder) && /\.tsx?$/.test(file.path) && !isTest(file) && !file.path.includes('/testing/'),
  );
  return views.filter(({ path }) => [...appFiles].some((used) => used.endsWith(path))).length / views.length;
}

test('the apps were followed to their screens', () => {
  expect(reached('packages/ui/src/admin/')).toBeGreaterThan(0.95);
  expect(reached('packages/ui/src/site/')).toBeGreaterThan(0.9);
});
