// `npm run bench`: each figure is a ratio to a baseline of the same run; fails when one exceeds its budget. First the
// benches in this process, then each bench that needs its own servers, one after another, and a list of their
// results. `--only clients,mail` runs some of the latter, `--only none` none of them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchCleanUp } from './cleanUp.ts';
import { benchImport } from './import.ts';
import { benchLeads } from './leads.ts';

/** Benches of the console: many clients, jobs on many leads, a campaign through the outbox, its screens and keystrokes. */
const programs = ['clients', 'bulk', 'mail', 'admin'] as const;

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
