/** A file of the build, as in Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface BuildManifest {
  /** The page's own script. */
  readonly entry: Chunk;
  /**
   * The scripts of a page, each after its imports, the entry last.
   *
   * @param sources endings of the module paths that the page loads
   * @throws when the build lacks a module
   */
  scriptsFor(sources: readonly string[]): readonly string[];
}

/** @param json Vite's `.vite/manifest.json` */
export function readManifest(json: string): BuildManifest {
  const chunks = JSON.parse(json) as Record<string, Chunk>;

  const find = (end: string): [string, Chunk] => {
    const found = Object.entries(chunks).find(([source]) => source.endsWith(end));
    if (found === undefined) throw new Error(`Not in the build: ${end}`);
    return found;
  };
  const collect = (source: string, files: Set<string>, seen: Set<string>) => {
    const chunk = chunks[source];
    if (chunk === undefined || seen.has(source)) return;
    seen.add(source);
    for (const needed of chunk.imports ?? []) collect(needed, files, seen);
    files.add(chunk.file);
  };
  const [entrySource, entry] = find('index.html');

  return {
    entry,
    scriptsFor(sources) {
      const files = new Set<string>();
      const seen = new Set([entrySource]);
      for (const needed of entry.imports ?? []) collect(needed, files, seen);
      for (const source of sources) collect(find(source)[0], files, seen);
      return [...files, entry.file];
    },
  };
}
