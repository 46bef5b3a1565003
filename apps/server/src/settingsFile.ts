import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** The lines of `.env` in the root of the repository; environment variables override them. */
export function readSettingsFile(root: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path.join(root, '.env'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
