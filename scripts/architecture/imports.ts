import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../staleness.ts';
import { withoutComments } from './files.ts';

const ui = path.join(root, 'packages/ui/src');

/** A file's text without its comments. */
export const textOf = (file: string) => withoutComments(readFileSync(file, 'utf8'));

const valueNames = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as \w+$/, ''));

/** Where each part of an entry of `@fnc/ui` is written. */
const partsOf = (entry: string): ReadonlyMap<string, string> =>
  new Map(
    [...textOf(path.join(ui, entry)).matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
      ([, list = '', from = '']) => valueNames(list).map((name) => [name, path.join(ui, from)] as const),
    ),
  );

/** The entries of `@fnc/ui` that hold parts, each with the file of every part. */
export const entries: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  '@fnc/ui': partsOf('index.ts'),
  '@fnc/ui/admin': partsOf('admin.ts'),
  '@fnc/ui/charts': partsOf('charts.ts'),
  '@fnc/ui/editor': partsOf('editor.ts'),
  '@fnc/ui/reading': partsOf('reading.ts'),
  '@fnc/ui/site': partsOf('site.ts'),
};

interface NamedImport {
  readonly name: string;
  /** Where it is written. */
  readonly file: string;
}

/** What a file imports by name, types apart. */
export function namedImports(file: string): readonly NamedImport[] {
  return [...textOf(file).matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, list = '', from = '']) =>
      valueNames(list).flatMap((name) => {
        const written = from.startsWith('.') ? path.join(path.dirname(file), from) : entries[from]?.get(name);
        return written === undefined ? [] : [{ name, file: written }];
      }),
  );
}

/** The files that a file fetches later, or imports as a whole. */
export function wholeImports(file: string): readonly string[] {
  const found = textOf(file).matchAll(/(?:import\(\s*|import \* as \w+ from |import )'([^']+)'/g);
  return [...found].flatMap(([, from = '']) =>
    from.startsWith('.') ? path.join(path.dirname(file), from) : [...(entries[from]?.values() ?? [])],
  );
}

/** The files that come with a file, now or later. */
const importsOf = (file: string): readonly string[] =>
  [...namedImports(file).map(({ file: written }) => written), ...wholeImports(file)].filter((found) =>
    /\.tsx?$/.test(found),
  );

/** A file of an app with all files of the repository that come with it, now or later. */
export function reachedFrom(file: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...importsOf(next));
  }
  return seen;
}

const apps = [
  'apps/site/src/entry-client.tsx',
  'apps/site/src/entry-server.tsx',
  'apps/site/prerender.ts',
  'apps/admin/src/main.tsx',
];

/** Every file that an app runs, or that builds its pages. */
export const appFiles: ReadonlySet<string> = new Set(apps.flatMap((app) => [...reachedFrom(path.join(root, app))]));
