// `npm run check:launch` lists everything that is still a sample and must be replaced before the site goes live.
import { brandSamples } from '@fnc/domain';

const blockers = brandSamples.map((entry) => `brand.${entry} is a sample: packages/domain/src/brand/brand.data.ts`);
for (const blocker of blockers) console.log(`- ${blocker}`);
console.log(blockers.length === 0 ? 'Ready to launch.' : `${blockers.length} things to replace before launch.`);
process.exitCode = blockers.length === 0 ? 0 : 1;
