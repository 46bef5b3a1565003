// `npm run bench:admin`: builds and measures the console: Lighthouse and script size on four screens, and the time
// per key in the search of lists of 10, 1,000 and 10,000 rows. Fails over a budget. `--runs 3`: three runs, not five.
import { parseArgs } from 'node:util';
import { buildApps } from '../scripts/build.ts';
import { benchKeystrokes } from './admin/keystrokes.ts';
import { benchScreens } from './admin/screens.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of runs.`);

await buildApps();
const screens = await benchScreens(runs);
const keystrokes = await benchKeystrokes();
process.exitCode = screens && keystrokes ? 0 : 1;
