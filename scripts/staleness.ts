import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const skipped = new Set(['node_modules', 'dist', 'dist.before', '.ssr', 'dist.ssr', 'baselines']);

function* filesBelow(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** A hash of all contents of these files and folders (relative to the repository). */
export function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    const files = existsSync(full) && readdirOrNull(full) ? filesBelow(full) : [full];
    for (const file of files)
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readdirOrNull(full: string): string[] | null {
  try {
    return readdirSync(full);
  } catch {
    return null;
  }
}

/**
 * Runs `make` unless `stampFile` already records this hash of the sources. Returns whether it ran.
 *
 * @param settings other inputs of the result, such as environment variables
 */
export async function makeIfStale(
  stampFile: string,
  sources: readonly string[],
  make: () => Promise<void>,
  settings = '',
): Promise<boolean> {
  const stamp = path.join(root, stampFile);
  const wanted = [hashOf(sources), settings].filter(Boolean).join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await make();
  writeFileSync(stamp, wanted);
  return true;
}
