// `npm test` runs every step, `npm run check` (--quick) those required before each commit, `--only a,b` the named ones;
// names after them (`--only stories Button`) select files by their path, `--shard=1/4` runs a part of them. `--changed`
// runs what uncommitted changes can affect, `--changed=main` what the difference to that commit can affect.
import { choose } from './verify/choose.ts';
import { steps } from './verify/steps.ts';
import type { Outcome, TestTime } from './verify/step.ts';
import { slowest } from './verify/testReports.ts';

/** How many tests a whole run names at the end, so that whoever makes it faster knows where to begin. */
const named = 30;

function brokenOff(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

const choice = choose(process.argv.slice(2), steps);
if (!choice.ok) {
  console.error(choice.error);
  process.exit(2);
}
const { chosen, names } = choice.value;
const total = { passed: 0, failed: 0, skipped: 0 };
const remarks: string[] = [];
const failures: string[] = [];
const times: TestTime[] = [];

for (const [index, step] of chosen.entries()) {
  const started = performance.now();
  process.stdout.write(`[${index + 1}/${chosen.length}] ${step.name} … `);
  const outcome = await step.run(names).catch(brokenOff);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  console.log(`${outcome.failed === 0 ? 'ok' : 'FAILED'} (${outcome.passed} passed${skipped}, ${seconds} s)`);
  if (outcome.failed > 0) {
    console.log(`${outcome.output.trimEnd()}\n`);
    failures.push(`${step.name}: ${outcome.failed} failed`, ...(outcome.failures ?? []).map((line) => `  ${line}`));
  }
  times.push(...(outcome.times ?? []));
  if (outcome.remark !== undefined) remarks.push(`${step.name}: ${outcome.remark}`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
}

if (chosen.length === steps.length) console.log(`The slowest tests:\n${slowest(times, named).join('\n')}`);
for (const line of [...remarks, ...failures]) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
