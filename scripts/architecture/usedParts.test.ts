import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { entries, namedImports, reachedFrom, textOf, wholeImports } from './imports.ts';

const apps = [
  'apps/site/src/entry-client.tsx',
  'apps/site/src/entry-server.tsx',
  'apps/site/prerender.ts',
  'apps/admin/src/main.tsx',
];
const reached = new Set(apps.flatMap((app) => [...reachedFrom(path.join(root, app))]));
const imported = new Set(
  [...reached].flatMap((file) => namedImports(file).map(({ name, file: of }) => `${of} ${name}`)),
);

/** Code that an app runs imports it, or fetches its file and says its name. */
const isUsed = (name: string, file: string) =>
  imported.has(`${file} ${name}`) ||
  [...reached].some(
    (other) => wholeImports(other).includes(file) && new RegExp(String.raw`\b${name}\b`).test(textOf(other)),
  );

test.each(Object.keys(entries))('every part of %s is used by an app', (entry) => {
  const idle = [...(entries[entry] ?? [])].filter(([name, file]) => !isUsed(name, file)).map(([name]) => name);
  expect(idle, 'Use it in a screen, or remove it with its stories and pictures').toEqual([]);
});

test('the apps were followed to their screens', () => {
  expect([...reached].filter((file) => file.includes('packages/ui/src/admin/')).length).toBeGreaterThan(200);
  expect([...reached].filter((file) => file.includes('packages/ui/src/site/')).length).toBeGreaterThan(50);
});
