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

const namesIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** The words that a module fetches itself before it shows what it imports. */
const fetchedBy = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/\bwords\.need\(([^)]*)\)/g)].flatMap(([, list = '']) => namesIn(list));
const fetchesItself = (file: string) => fetchedBy(file).length > 0;

/** The words of a module and what it imports, except behind modules that fetch their words themselves. */
function saidBy(module: string): ReadonlySet<string> {
  const said = new Set<string>();
  for (const file of reachedFrom(module, fetchesItself)) {
    for (const [, part = ''] of textOf(file).matchAll(key)) if (!always.has(part)) said.add(part);
  }
  return said;
}

const asked = [
  ...textOf(path.join(app, 'routes.tsx')).matchAll(
    /page\(\s*async \(\) => \(await import\('\.\/(pages\/\w+\.tsx)'\)\)\.\w+,?([^)]*)\)/g,
  ),
].map(([, file = '', words = '']) => [file, namesIn(words)] as const);

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

const fetching = [...new Set(asked.flatMap(([file]) => [...reachedFrom(path.join(app, file))]))]
  .filter(fetchesItself)
  .map((file) => path.relative(app, file));

test('modules that fetch their words themselves were found', () => {
  expect(fetching).toContain('data/OldFileOffer.tsx');
});

test.each(fetching)('%s fetches the words it says, and no others', (file) => {
  const module = path.join(app, file);
  expect([...saidBy(module)].filter((part) => !frame.includes(part))).toEqual(fetchedBy(module));
});
