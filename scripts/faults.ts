// `npm run test:faults`: kills, starves, fills and overloads the server on both engines, and prints what was
// acknowledged, found and lost. Arguments (`npm run test:faults -- disk`) run only the faults whose name contains one
// of them.
import { databaseLost } from './faults/databaseLost.ts';
import { efforts, tableHead, tableRow, type FaultReport } from './faults/fault.ts';
import { fullDisk, mayMakeDisks } from './faults/fullDisk.ts';
import { killed } from './faults/killed.ts';
import { lockHeld } from './faults/lockHeld.ts';
import { overload } from './faults/overload.ts';
import { stopped } from './faults/stopped.ts';

const effort = efforts.long;
const faults: readonly (readonly [name: string, run: () => Promise<FaultReport>])[] = [
  ['kill sqlite', () => killed('sqlite')],
  ['kill postgres', () => killed('postgres')],
  ['stop sqlite', () => stopped('sqlite', effort)],
  ['stop postgres', () => stopped('postgres', effort)],
  ['away postgres', () => databaseLost('away', effort)],
  ['hang postgres', () => databaseLost('hang', { ...effort, rounds: 2 })],
  ['lock sqlite', () => lockHeld({ ...effort, rounds: 2 })],
  ...(mayMakeDisks() ? [['disk sqlite', () => fullDisk({ ...effort, rounds: 2 })] as const] : []),
  ['load sqlite', () => overload('sqlite', effort)],
  ['load postgres', () => overload('postgres', effort)],
];

const names = process.argv.slice(2);
const chosen = faults.filter(([name]) => names.length === 0 || names.some((part) => name.includes(part)));
console.log(tableHead);
let failed = chosen.length === 0;
for (const [, run] of chosen) {
  const report = await run();
  const { acknowledged, found, broken } = report;
  console.log(tableRow(report));
  for (const promise of broken) console.error(`  NOT KEPT: ${promise}`);
  failed ||= broken.length > 0 || found < acknowledged;
}
process.exitCode = failed ? 1 : 0;
