// `npm run check:launch` lists everything that must be replaced, checked or confirmed before the site goes live.
import { launchBlockers, launchState } from './launch/blockers.ts';

const groups = launchBlockers(launchState);
for (const { title, file, blockers } of groups) {
  console.log(`${title}\n  ${file}`);
  for (const blocker of blockers) console.log(`  - ${blocker}`);
  console.log('');
}
const count = groups.reduce((sum, { blockers }) => sum + blockers.length, 0);
console.log(count === 0 ? 'Ready to launch.' : `${count} things to replace, check or confirm before launch.`);
process.exitCode = count === 0 ? 0 : 1;
