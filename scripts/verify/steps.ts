import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '../install-chromium.ts';
import { inThrowAwayFolder } from '../memoryFolder.ts';
import { startPostgres } from '../postgres.ts';
import { inCi } from '../inCi.ts';
import { root } from '../staleness.ts';
import {
  both,
  countsOrFailure,
  execute,
  executeWhole,
  readReport,
  reportFile,
  type Outcome,
  type Step,
} from './step.ts';
import { auditPackages } from './audit.ts';
import {
  playwrightFailures,
  playwrightTimes,
  vitestFailures,
  vitestTimes,
  type PlaywrightReport,
  type VitestReport,
} from './testReports.ts';
import { storybook } from './storybook.ts';

const ofChange = (name: string) => name.startsWith('--changed');

/** Runs Vitest and reads the counts it wrote to `file`. */
async function vitest(file: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  // A name without a match is an error; a change without affected tests is not.
  const mayFindNothing = args.some(ofChange) ? ['--passWithNoTests'] : [];
  const finished = await execute('node_modules/vitest/vitest.mjs', ['run', ...mayFindNothing, ...args], env);
  const report = readReport(file) as VitestReport | null;
  if (mayFindNothing.length > 0 && finished.code === 0 && report?.numTotalTests === 0)
    return { passed: 0, failed: 0, skipped: 0, output: finished.output };
  const outcome = countsOrFailure(
    report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
    finished,
  );
  return report === null ? outcome : { ...outcome, failures: vitestFailures(report), times: vitestTimes(report) };
}

function project(name: 'unit' | 'contract', names: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = reportFile(name);
  const args = [...names, '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitest(file, args, env);
}

/** Architecture tests read files without importing them, so any change may affect them. */
async function unit(names: readonly string[]): Promise<Outcome> {
  const outcome = await project('unit', names);
  return names.some(ofChange) ? both(outcome, await project('unit', ['scripts/architecture'])) : outcome;
}

/** Half of the contracts are then untested: a remark on a developer's machine, a failure in CI. */
export function withoutPostgres(outcome: Outcome, reason: string, machineDecides: boolean): Outcome {
  const remark = `POSTGRESQL WAS NOT TESTED: no throw-away server here (${reason}). Set TEST_DATABASE_URL to test it.`;
  return machineDecides
    ? { ...outcome, failed: outcome.failed + 1, output: `${outcome.output}\n${remark}`, remark }
    : { ...outcome, skipped: outcome.skipped + 1, remark };
}

async function contract(names: readonly string[]): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL'];
  const run = (databaseUrl?: string) =>
    inThrowAwayFolder((env) =>
      project('contract', names, { ...env, ...(databaseUrl === undefined ? {} : { TEST_DATABASE_URL: databaseUrl }) }),
    );
  if (given !== undefined && given !== '') return run();
  let postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return withoutPostgres(await run(), reason, inCi(process.env));
  }
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function stories(names: readonly string[]): Promise<Outcome> {
  const chromium = await ensureChromium();
  const file = reportFile('stories');
  // The reporters of the configuration print the summary of the suite.
  const outcome = await vitest(file, ['--config', 'vitest.stories.config.ts', ...names], {
    CHROMIUM_PATH: chromium,
    STORIES_REPORT: file,
  });
  const remarks = storiesRemarks(outcome.output);
  return remarks.length === 0 ? outcome : { ...outcome, remark: remarks.join('\n  ') };
}

/** What the end of a run says of the stories: their numbers, and whether another browser made the pictures. */
export const storiesRemarks = (output: string): readonly string[] =>
  output.match(/^(?:Pictures were made by|(?:Components|Stories|Pictures|Time):) .*$/gm) ?? [];

async function endToEnd(names: readonly string[]): Promise<Outcome> {
  // The same engine without a window, which takes a third of the time on two cores. The whole browser installs the
  // fonts.
  const whole = await ensureChromium();
  const chromium = (await ensureHeadlessShell()) ?? whole;
  const file = reportFile('e2e');
  const finished = await execute('node_modules/@playwright/test/cli.js', ['test', ...names], {
    CHROMIUM_PATH: chromium,
    E2E_REPORT: file,
  });
  const report = readReport(file) as PlaywrightReport | null;
  const stats = report?.stats;
  const outcome = countsOrFailure(
    stats === undefined
      ? null
      : { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    finished,
  );
  return report === null
    ? outcome
    : { ...outcome, failures: playwrightFailures(report), times: playwrightTimes(report) };
}

function binary(name: string, command = name): string {
  const { bin } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  return path.join('node_modules', name, file ?? '');
}

/** The table is printed also when no entry is too large. */
async function sizes(): Promise<Outcome> {
  const outcome = await executeWhole('scripts/sizes.ts', []);
  return outcome.failed > 0 ? outcome : { ...outcome, remark: `\n${outcome.output.trimEnd()}` };
}

/** Without a developer's `.env`, whose public address the tests do not expect. */
const build = () =>
  executeWhole('scripts/build.ts', ['--force'], { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] ?? '' });

/** In this order; `npm run check` runs those marked `quick`. */
export const steps: readonly Step[] = [
  { name: 'types', quick: true, ofChange: true, run: () => executeWhole(binary('typescript', 'tsc'), ['-b']) },
  { name: 'lint', quick: true, ofChange: true, run: () => executeWhole(binary('oxlint'), ['--deny-warnings']) },
  { name: 'dead code', quick: true, ofChange: true, run: () => executeWhole(binary('knip'), []) },
  {
    name: 'format',
    quick: true,
    ofChange: true,
    run: () => executeWhole(binary('prettier'), ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'unit', quick: true, ofChange: true, takesNames: true, run: unit },
  { name: 'sizes', quick: true, run: sizes },
  { name: 'known vulnerabilities', quick: false, run: () => auditPackages() },
  { name: 'contract', quick: false, ofChange: true, takesNames: true, run: contract },
  { name: 'stories', quick: false, ofChange: true, takesNames: true, run: stories },
  { name: 'build', quick: false, run: build },
  { name: 'e2e', quick: false, takesNames: true, run: endToEnd },
  { name: 'storybook', quick: false, run: () => storybook(binary('storybook')) },
];
