import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../staleness.ts';

const ending = '.webp';

/** Folder of the baselines; another one for a trial, so that the real ones do not change. */
export const baselines = path.resolve(root, process.env['PICTURES_DIR'] ?? '.storybook/baselines');
/** Folder for the pictures of a failing run: not in git. */
export const failures = path.join(root, '.vitest/pictures');

/** A folder of pictures by name, lossless WebP. */
export interface PictureStore {
  readonly fileOf: (name: string) => string;
  /** `null` when there is none. */
  readonly read: (name: string) => Buffer | null;
  readonly write: (name: string, webp: Buffer) => void;
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
  /** Total size of all pictures, in bytes. */
  readonly size: () => number;
}

export function createPictureStore(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, `${name}${ending}`);
  const files = () => (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(ending));
  return {
    fileOf,
    read: (name) => {
      try {
        return readFileSync(fileOf(name));
      } catch {
        return null;
      }
    },
    write: (name, webp) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), webp);
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
    names: () => files().map((file) => file.slice(0, -ending.length)),
    size: () => files().reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
  };
}
