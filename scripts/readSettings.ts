import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './staleness.ts';

/** Loads the settings of `.env` into the environment, without overriding existing variables. */
export function readSettings(folder = root): void {
  const settings = path.join(folder, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}
