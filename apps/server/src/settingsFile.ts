import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { ConfigError, settingNames } from './config.ts';

/** Windows' editor begins a file with this mark; it would become a part of the first name. */
const byteOrderMark = /^\uFEFF/;

/** A letter less or more, or two that changed places. Other programs may have settings of their own in the file. */
const mostMistakes = 2;
/** A shorter name is near too many others. */
const leastLength = 5;

function misspeltSettings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const meant = closest(name, settingNames);
    const isNear = name.length >= leastLength && distance(name, meant) <= mostMistakes;
    return meant === name || !isNear ? [] : [`${name} in .env is no setting: did you mean ${meant}?`];
  });
}

/**
 * The lines of `.env` in the root of the repository; environment variables override them.
 *
 * @throws ConfigError that names the settings that are misspelt: they would be ignored without a word
 */
export function readSettingsFile(root: string): Record<string, string | undefined> {
  const lines = readLines(path.join(root, '.env'));
  const faults = misspeltSettings(Object.keys(lines));
  if (faults.length > 0) throw new ConfigError(faults);
  return lines;
}

function readLines(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8').replace(byteOrderMark, ''));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
