import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { reachedFrom, textOf } from './imports.ts';

const app = path.join(root, 'apps/admin/src');
const ui = path.join(root, 'packages/ui/src');

/** Parts of the console's texts, one file each. Those that `admin.ts` imports are always loaded. */
const parts = readdirSync(path.join(ui, 'locales/nl/admin')).map((file) => file.replace('.ts', ''));
const always = new Set(
  [...textOf(path.join(ui, 'locales/nl/admin.ts')).matchAll(/from '\.\/admin\/(\w+)\.ts'/g)].map(
    ([, name = '']) => name,
  ),
);
const key = new RegExp(String.raw`['"\`](?:admin:)?(${parts.join('|')})\.[a-zA-Z$]`, 'g');

function saidBy(page: string): ReadonlySet<string> {
  const said = new Set<string>();
  for (const file of reachedFrom(page)) {
    for (const [, part = ''] of textOf(file).matchAll(key)) if (!always.has(part)) said.add(part);
  }
  return said;
}

const asked = [
  ...textOf(path.join(app, 'routes.tsx')).matchAll(
    /page\(\s*async \(\) => \(await import\('\.\/(pages\/\w+\.tsx)'\)\)\.\w+,?([^)]*)\)/g,
  ),
].map(([, file = '', words = '']) => [file, [...words.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)] as const);

test('the routes and the views were understood', () => {
  expect(asked.length).toBe([...textOf(path.join(app, 'routes.tsx')).matchAll(/\bpage\($|\bpage\(async/gm)].length);
  expect(asked.length).toBeGreaterThan(12);
  expect(saidBy(path.join(app, 'pages/LeadPage.tsx'))).toContain('lead');
});

/** The frame around a page loads before it. */
const frame = asked.find(([file]) => file.endsWith('GuardedPages.tsx'))?.[1] ?? [];

test.each(asked)('%s comes with the words it says', (file, words) => {
  const missing = [...saidBy(path.join(app, file))].filter((part) => !words.includes(part) && !frame.includes(part));
  expect(missing, `Name them in its line of apps/admin/src/routes.tsx`).toEqual([]);
});

test.each(asked)('%s comes with no words that it does not say', (file, words) => {
  const said = saidBy(path.join(app, file));
  expect(words.filter((part) => !said.has(part))).toEqual([]);
});
