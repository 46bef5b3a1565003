// `npm run check:launch` lists everything that is still a sample and must be replaced before the site goes live.
import { launchBlockers } from '@fnc/domain';

const blockers = launchBlockers();
for (const blocker of blockers) console.log(`- ${blocker}`);
console.log(blockers.length === 0 ? 'Ready to launch.' : `${blockers.length} things to replace before launch.`);
process.exitCode = blockers.length === 0 ? 0 : 1;
