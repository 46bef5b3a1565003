// `npm run check:launch` lists everything that must be replaced, checked or confirmed before the site goes live.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { launchBlockers, launchState } from './launch/blockers.ts';
import { sendingBlockers } from './launch/sendingPlace.ts';

/** Like the server: environment variables override the file. */
function settings(): Record<string, string | undefined> {
  try {
    return { ...parseEnv(readFileSync(path.resolve(import.meta.dirname, '../.env'), 'utf8')), ...process.env };
  } catch {
    return { ...process.env };
  }
}

const groups = launchBlockers({ ...launchState, sending: sendingBlockers(settings()) });
for (const { title, file, blockers } of groups) {
  console.log(`${title}\n  ${file}`);
  for (const blocker of blockers) console.log(`  - ${blocker}`);
  console.log('');
}
const count = groups.reduce((sum, { blockers }) => sum + blockers.length, 0);
console.log(
  count === 0
    ? 'Ready to launch.'
    : `${count} ${count === 1 ? 'thing' : 'things'} to replace, check or confirm before launch.`,
);
process.exitCode = count === 0 ? 0 : 1;
