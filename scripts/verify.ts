// `npm test` runs every step, `npm run check` (--quick) what is wanted before each commit, `--only a,b` the named ones.
import { steps } from './verify/steps.ts';
import type { Outcome, Step } from './verify/step.ts';

function chosenSteps(args: readonly string[]): readonly Step[] {
  if (args.includes('--quick')) return steps.filter((step) => step.quick);
  const only = args[args.indexOf('--only') + 1];
  if (!args.includes('--only') || only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`,
    );
    process.exit(2);
  }
  return steps.filter((step) => names.includes(step.name));
}

function brokenOff(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

const chosen = chosenSteps(process.argv.slice(2));
const total = { passed: 0, failed: 0, skipped: 0 };
const remarks: string[] = [];

for (const [index, step] of chosen.entries()) {
  const started = performance.now();
  process.stdout.write(`[${index + 1}/${chosen.length}] ${step.name} … `);
  const outcome = await step.run().catch(brokenOff);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  console.log(`${outcome.failed === 0 ? 'ok' : 'FAILED'} (${outcome.passed} passed${skipped}, ${seconds} s)`);
  if (outcome.failed > 0) console.log(`${outcome.output.trimEnd()}\n`);
  if (outcome.remark !== undefined) remarks.push(`${step.name}: ${outcome.remark}`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
}

for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
