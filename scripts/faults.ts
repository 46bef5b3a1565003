// `npm run test:faults`: kills, starves, fills and overloads the server on both engines, and prints what was acknowledged,
// found and lost. A name or two behind it (`npm run test:faults -- disk`) run the faults whose name has one of them.
import { databaseLost } from './faults/databaseLost.ts';
import { efforts, type FaultReport } from './faults/fault.ts';
import { fullDisk, mayMakeDisks } from './faults/fullDisk.ts';
import { ended } from './faults/killed.ts';
import { lockHeld } from './faults/lockHeld.ts';
import { overload } from './faults/overload.ts';

const effort = efforts.long;
const faults: readonly (readonly [name: string, run: () => Promise<FaultReport>])[] = [
  ['kill sqlite', () => ended('SIGKILL', 'sqlite', effort)],
  ['kill postgres', () => ended('SIGKILL', 'postgres', effort)],
  ['stop sqlite', () => ended('SIGTERM', 'sqlite', effort)],
  ['stop postgres', () => ended('SIGTERM', 'postgres', effort)],
  ['away postgres', () => databaseLost('away', effort)],
  ['hang postgres', () => databaseLost('hang', { ...effort, rounds: 2 })],
  ['lock sqlite', () => lockHeld({ ...effort, rounds: 2 })],
  ...(mayMakeDisks() ? [['disk sqlite', () => fullDisk({ ...effort, rounds: 2 })] as const] : []),
  ['load sqlite', () => overload('sqlite', effort)],
  ['load postgres', () => overload('postgres', effort)],
];

const names = process.argv.slice(2);
const chosen = faults.filter(([name]) => names.length === 0 || names.some((part) => name.includes(part)));
console.log(
  '| Fault | Engine | Acknowledged | Found | Lost | Other answers | Measured |\n|---|---|--:|--:|--:|---|---|',
);
let failed = chosen.length === 0;
for (const [, run] of chosen) {
  const { fault, engine, acknowledged, found, others, broken, note } = await run();
  const said = Object.entries(others).map(([outcome, times]) => `${outcome}: ${times}`);
  console.log(
    `| ${[fault, engine, acknowledged, found, acknowledged - found, said.join(', ') || '–', note].join(' | ')} |`,
  );
  for (const promise of broken) console.error(`  NOT KEPT: ${promise}`);
  failed ||= broken.length > 0 || found < acknowledged;
}
process.exitCode = failed ? 1 : 0;
