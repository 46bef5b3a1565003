import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { withoutComments } from './files.ts';

const app = path.join(root, 'apps/admin/src');
const ui = path.join(root, 'packages/ui/src');
const read = (file: string) => withoutComments(readFileSync(file, 'utf8'));

/** Parts of the console's words: one a file. What stands in `admin.ts` itself is always there. */
const parts = readdirSync(path.join(ui, 'locales/nl/admin')).map((file) => file.replace('.ts', ''));
const always = new Set(
  [...read(path.join(ui, 'locales/nl/admin.ts')).matchAll(/from '\.\/admin\/(\w+)\.ts'/g)].map(([, name = '']) => name),
);
const key = new RegExp(String.raw`['"\`](?:admin:)?(${parts.join('|')})\.[a-zA-Z$]`, 'g');

const valueNames = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as \w+$/, ''));

/** Where each view of `@fnc/ui/admin` is written. */
const views = new Map(
  [...read(path.join(ui, 'admin.ts')).matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, list = '', from = '']) => valueNames(list).map((name) => [name, path.join(ui, from)] as const),
  ),
);

/** The files that come with a file, now or later. */
function importsOf(file: string): readonly string[] {
  const text = read(file);
  const named = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(([, list = '', from = '']) => {
    const names = valueNames(list);
    if (from === '@fnc/ui/admin') return names.flatMap((name) => views.get(name) ?? []);
    return from.startsWith('.') && names.length > 0 ? [path.join(path.dirname(file), from)] : [];
  });
  const whole = [...text.matchAll(/(?:import\(|import \* as \w+ from |import )'(\.[^']+)'/g)].map(([, from = '']) =>
    path.join(path.dirname(file), from),
  );
  return [...named, ...whole].filter((found) => /\.tsx?$/.test(found));
}

function saidBy(page: string): ReadonlySet<string> {
  const said = new Set<string>();
  const seen = new Set<string>();
  const queue = [page];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, part = ''] of read(file).matchAll(key)) if (!always.has(part)) said.add(part);
    queue.push(...importsOf(file));
  }
  return said;
}

const asked = [
  ...read(path.join(app, 'routes.tsx')).matchAll(
    /page\(\s*async \(\) => \(await import\('\.\/(pages\/\w+\.tsx)'\)\)\.\w+,?([^)]*)\)/g,
  ),
].map(([, file = '', words = '']) => [file, [...words.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)] as const);

test('the routes and the views were understood', () => {
  expect(asked.length).toBe([...read(path.join(app, 'routes.tsx')).matchAll(/\bpage\($|\bpage\(async/gm)].length);
  expect(asked.length).toBeGreaterThan(12);
  expect(saidBy(path.join(app, 'pages/LeadPage.tsx'))).toContain('lead');
});

/** What stands around a page comes before it. */
const frame = asked.find(([file]) => file.endsWith('GuardedPages.tsx'))?.[1] ?? [];

test.each(asked)('%s comes with the words it says', (file, words) => {
  const missing = [...saidBy(path.join(app, file))].filter((part) => !words.includes(part) && !frame.includes(part));
  expect(missing, `Name them in its line of apps/admin/src/routes.tsx`).toEqual([]);
});

test.each(asked)('%s comes with no words that it does not say', (file, words) => {
  const said = saidBy(path.join(app, file));
  expect(words.filter((part) => !said.has(part))).toEqual([]);
});
