import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Syncs a folder, so that a rename in it survives a power cut. Windows cannot sync a folder. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
