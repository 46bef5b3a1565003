import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Builds whose files are served: the newest and the one before. */
const buildsKept = 2;

const record = '.builds.json';

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The files of each build that is kept, the newest first. */
async function recordedBuilds(folder: string): Promise<string[][]> {
  const text = await readFile(path.join(folder, record), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[][];
}

/**
 * Builds into `dist` and keeps the files of the build before: a page that somebody opened before a release still asks for
 * them. Their names hold a hash of their content, so two builds never disagree about one.
 *
 * @param build empties `dist` and writes the new one
 */
export async function keepingAssets(dist: string, build: () => Promise<void>): Promise<void> {
  const assets = path.join(dist, 'assets');
  const aside = `${dist}.before`; // left by a build that failed, after it had emptied the folder
  if (!existsSync(aside) && existsSync(assets)) {
    await cp(assets, aside, { recursive: true });
    await copyFile(path.join(dist, record), path.join(aside, record)).catch(() => undefined);
  }
  const earlier = await recordedBuilds(aside);
  await build();
  const newest = (await filesIn(assets)).toSorted();
  // Built again without a change: that is no release.
  const before = earlier.filter((files) => files.join() !== newest.join());
  const builds = [newest, ...before].slice(0, buildsKept);
  const there = new Set(newest);
  for (const file of builds.slice(1).flat()) {
    if (!there.has(file)) await copyFile(path.join(aside, file), path.join(assets, file));
  }
  await writeFile(path.join(dist, record), JSON.stringify(builds));
  await rm(aside, { recursive: true, force: true });
}
