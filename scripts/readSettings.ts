import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './staleness.ts';

/** Takes the settings of `.env` into the environment, where what is set already counts for more. */
export function readSettings(folder = root): void {
  const settings = path.join(folder, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}
