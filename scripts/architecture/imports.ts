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

/** The file of each component that an entry of `@fnc/ui` exports. */
const partsOf = (entry: string): ReadonlyMap<string, string> =>
  new Map(
    [...textOf(path.join(ui, entry)).matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
      ([, list = '', from = '']) => valueNames(list).map((name) => [name, path.join(ui, from)] as const),
    ),
  );

/** The entries of `@fnc/ui` that export components, each with the file of every component. */
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
  /** The file that defines it. */
  readonly file: string;
}

/** The named imports of a file, without types. */
export function namedImports(file: string): readonly NamedImport[] {
  return [...textOf(file).matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, list = '', from = '']) =>
      valueNames(list).flatMap((name) => {
        const written = from.startsWith('.') ? path.join(path.dirname(file), from) : entries[from]?.get(name);
        return written === undefined ? [] : [{ name, file: written }];
      }),
  );
}

/** The files that a file imports dynamically or as a whole. */
export function wholeImports(file: string): readonly string[] {
  const found = textOf(file).matchAll(/(?:import\(\s*|import \* as \w+ from |import )'([^']+)'/g);
  return [...found].flatMap(([, from = '']) =>
    from.startsWith('.') ? path.join(path.dirname(file), from) : [...(entries[from]?.values() ?? [])],
  );
}

/** All imports of a file, static or dynamic. */
const importsOf = (file: string): readonly string[] =>
  [...namedImports(file).map(({ file: written }) => written), ...wholeImports(file)].filter((found) =>
    /\.tsx?$/.test(found),
  );

/**
 * A file of an app with all files of the repository that it imports, directly or indirectly.
 *
 * @param isEnd whether the imports of a file other than the first are not followed
 */
export function reachedFrom(file: string, isEnd: (of: string) => boolean = () => false): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next === file || !isEnd(next)) queue.push(...importsOf(next));
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
