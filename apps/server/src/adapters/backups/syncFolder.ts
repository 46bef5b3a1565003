import { closeSync, fsyncSync, openSync } from 'node:fs';

/** After a power cut the names in the folder are those of before or of after. Windows cannot sync a folder. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
