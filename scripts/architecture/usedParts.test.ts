import { expect, test } from 'vitest';
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

test('the apps were followed to their screens', () => {
  expect([...appFiles].filter((file) => file.includes('packages/ui/src/admin/')).length).toBeGreaterThan(100);
  expect([...appFiles].filter((file) => file.includes('packages/ui/src/site/')).length).toBeGreaterThan(50);
});
