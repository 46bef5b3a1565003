// `npm run bench`: each figure as a ratio against a baseline of the same run; fails when one is over its budget.
import { benchLeads } from './leads.ts';

process.exitCode = (await benchLeads()) ? 0 : 1;
