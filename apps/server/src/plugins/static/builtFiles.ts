import { statSync } from 'node:fs';
import path from 'node:path';

/** The files in a build's folder. Files outside it and hidden files cannot be requested. */
export interface BuiltFiles {
  readonly folder: string;
  /** True when there are files. */
  isBuilt(): boolean;
  /** The first of these that is a file, relative to the folder. */
  find(...candidates: string[]): string | undefined;
}

export function createBuiltFiles(folder: string): BuiltFiles {
  const isFile = (relative: string): boolean => {
    // A name that starts with a dot is hidden; `..` leaves the folder; a NUL, a backslash or an empty name belongs to no
    // built file.
    if (relative === '' || /(^|\/)[./]|[\0\\]/.test(relative)) return false;
    try {
      return statSync(path.join(folder, relative)).isFile();
    } catch {
      // The file is missing, or no file system accepts the name.
      return false;
    }
  };
  return {
    folder,
    isBuilt: () => isFile('index.html'),
    find: (...candidates) => candidates.find(isFile),
  };
}

/**
 * The path of an address, decoded, without the slashes at its ends.
 *
 * @param url path and query, as in the request line
 * @returns `null` when it cannot be decoded
 */
export function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  } catch {
    return null;
  }
}
