// `npm run bench`: each figure as a ratio against a baseline of the same run; fails when one is over its budget. First what
// runs in this process, then each bench that needs servers of its own, one after another, and a list of how they ended.
// `--only clients,mail` runs some of the latter, `--only none` none of them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchCleanUp } from './cleanUp.ts';
import { benchImport } from './import.ts';
import { benchLeads } from './leads.ts';

/** Of the advisor's file: many clients, a campaign through the outbox, the console's screens and keys. */
const programs = ['clients', 'mail', 'admin'] as const;

const { values } = parseArgs({ options: { only: { type: 'string', default: programs.join() } } });
const chosen = values.only.split(',');
const unknown = chosen.filter((name) => name !== 'none' && !programs.some((program) => program === name));
if (unknown.length > 0) throw new Error(`--only ${unknown.join()}: choose from ${programs.join(', ')}, none.`);

const ended: { bench: string; 'within its budgets': boolean }[] = [];
const note = (bench: string, within: boolean) => ended.push({ bench, 'within its budgets': within });

note('leads', await benchLeads());
note('import', await benchImport());
note('cleanUp', await benchCleanUp());
for (const program of programs.filter((name) => chosen.includes(name))) {
  const file = path.join(import.meta.dirname, `${program}.ts`);
  note(program, spawnSync(process.execPath, [...process.execArgv, file], { stdio: 'inherit' }).status === 0);
}
console.table(ended);
process.exitCode = ended.every((one) => one['within its budgets']) ? 0 : 1;
