import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder, and those above it that are missing, for this user only. Each by a call of its own: the recursive call
 * of Node never returns where the system makes no folders, for example below `/proc`.
 *
 * @param folder absolute path
 * @throws the system's error, with its `path`; `ENOTDIR` when there is a file with that name
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at) && path.dirname(at) !== at; at = path.dirname(at)) missing.push(at);
  for (const at of missing.toReversed()) {
    try {
      mkdirSync(at, { mode: 0o700 });
    } catch (error) {
      // Another process made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  if (statSync(folder).isDirectory()) return;
  throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR', syscall: 'mkdir', path: folder });
}
