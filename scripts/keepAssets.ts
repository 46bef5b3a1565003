import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Number of builds whose files are served: the newest and the previous one. */
const buildsKept = 2;

const record = '.builds.json';

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The files of each stored build, the newest first. */
async function recordedBuilds(folder: string): Promise<string[][]> {
  const text = await readFile(path.join(folder, record), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[][];
}

/**
 * Builds into `dist` and keeps the files of the previous build, because pages opened before a release still request
 * them. Their names contain a content hash, so two builds never have different files of one name.
 *
 * @param build empties `dist` and writes the new build
 */
export async function keepingAssets(dist: string, build: () => Promise<void>): Promise<void> {
  const assets = path.join(dist, 'assets');
  const aside = `${dist}.before`; // exists only after a build that failed with an empty folder
  if (!existsSync(aside) && existsSync(assets)) {
    await cp(assets, aside, { recursive: true });
    await copyFile(path.join(dist, record), path.join(aside, record)).catch(() => undefined);
  }
  const earlier = await recordedBuilds(aside);
  await build();
  const newest = (await filesIn(assets)).toSorted();
  // A build without changes is no release.
  const before = earlier.filter((files) => files.join() !== newest.join());
  const builds = [newest, ...before].slice(0, buildsKept);
  const there = new Set(newest);
  for (const file of builds.slice(1).flat()) {
    if (!there.has(file)) await copyFile(path.join(aside, file), path.join(assets, file));
  }
  await writeFile(path.join(dist, record), JSON.stringify(builds));
  await rm(aside, { recursive: true, force: true });
}
