import path from 'node:path';
import { withoutComments, type SourceFile } from './files.ts';

/** A file's imports and re-exports, types included, without dynamic imports. */
const importsOf = ({ path: file, text }: SourceFile): readonly string[] =>
  [...withoutComments(text).matchAll(/\b(?:from|import) '(\.[^']+)'/g)].map(([, from = '']) =>
    path.posix.join(path.posix.dirname(file), from),
  );

/**
 * Circular imports, also those of types, which `import/no-cycle` ignores: one message for each back edge, with the
 * whole cycle.
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
