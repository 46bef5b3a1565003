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

const entries: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  '@fnc/ui': partsOf('index.ts'),
  '@fnc/ui/admin': partsOf('admin.ts'),
  '@fnc/ui/site': partsOf('site.ts'),
};

/** The files that come with a file, now or later. */
function importsOf(file: string): readonly string[] {
  const text = textOf(file);
  const named = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(([, list = '', from = '']) => {
    const names = valueNames(list);
    const parts = entries[from];
    if (parts !== undefined) return names.flatMap((name) => parts.get(name) ?? []);
    return from.startsWith('.') && names.length > 0 ? [path.join(path.dirname(file), from)] : [];
  });
  const whole = [...text.matchAll(/(?:import\(|import \* as \w+ from |import )'(\.[^']+)'/g)].map(([, from = '']) =>
    path.join(path.dirname(file), from),
  );
  return [...named, ...whole].filter((found) => /\.tsx?$/.test(found));
}

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
