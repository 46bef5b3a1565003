import path from 'node:path';
import { withoutComments, type SourceFile } from './files.ts';

/** What a file imports or hands on, types included; not what it fetches later. */
const importsOf = ({ path: file, text }: SourceFile): readonly string[] =>
  [...withoutComments(text).matchAll(/\b(?:from|import) '(\.[^']+)'/g)].map(([, from = '']) =>
    path.posix.join(path.posix.dirname(file), from),
  );

/**
 * Files that need each other, for a value or only for a type, which `import/no-cycle` does not follow: one complaint for
 * each way back, with the whole circle.
 */
export function importCycles(files: readonly SourceFile[]): readonly string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
  const done = new Set<string>();
  const found: string[] = [];

  function visit(file: string, way: readonly string[]) {
    const start = way.indexOf(file);
    if (start >= 0) {
      const circle = [...way.slice(start), file].join(' → ');
      found.push(
        `${circle}: what both need, types too, belongs in the one that is used by the other, or in a file below both.`,
      );
    }
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  }

  for (const file of imports.keys()) visit(file, []);
  return found;
}
