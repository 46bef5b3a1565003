// `npm run bench`: each figure as a ratio against a baseline of the same run; fails when one is over its budget.
import { benchCleanUp } from './cleanUp.ts';
import { benchImport } from './import.ts';
import { benchLeads } from './leads.ts';

const results = [await benchLeads(), await benchImport(), await benchCleanUp()];
process.exitCode = results.every(Boolean) ? 0 : 1;
