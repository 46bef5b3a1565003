import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux mounts it everywhere; containers often make it too small. */
const memory = '/dev/shm';
/** Enough for a PostgreSQL and the databases of all tests that run at the same time. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Where tests put data that they throw away: in memory where there is room for it, else in the usual temporary folder.
 * A test makes a database of several hundred files, and on a disk that takes most of its time.
 */
export function throwAwayFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const programs = 'PROGRAMS_FOLDER';

/** Where programs may be copied to: containers forbid running them from memory. */
export const programsFolder = (): string => process.env[programs] ?? tmpdir();

/**
 * Runs tests whose temporary folder is a new one of `throwAwayFolder`, and removes it.
 *
 * @param run gets the environment variables for the process of the tests
 */
export async function inThrowAwayFolder<T>(run: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(throwAwayFolder(), 'fnc-tests-'));
  try {
    return await run({ TMPDIR: folder, [programs]: programsFolder() });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
