import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../install-chromium.ts';
import { startPostgres } from '../postgres.ts';
import { root } from '../staleness.ts';
import { countsOrFailure, execute, executeWhole, readReport, reportFile, type Outcome, type Step } from './step.ts';
import { auditPackages } from './audit.ts';
import { storybook } from './storybook.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
}

/** Runs Vitest and reads the counts it wrote to `file`. */
async function vitest(file: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const finished = await execute('node_modules/vitest/vitest.mjs', ['run', ...args], env);
  const report = readReport(file) as VitestReport | null;
  return countsOrFailure(
    report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
    finished,
  );
}

function project(name: 'unit' | 'contract', env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = reportFile(name);
  const args = ['--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitest(file, args, env);
}

const isCi = (env: NodeJS.ProcessEnv) => env['CI'] === 'true' || env['CI'] === '1';

/** Half of the contracts are unproven then: a remark on somebody's own machine, and a failure where a change is judged. */
export function withoutPostgres(outcome: Outcome, reason: string, inCi: boolean): Outcome {
  const remark = `POSTGRESQL WAS NOT TESTED: no throw-away server here (${reason}). Set TEST_DATABASE_URL to test it.`;
  return inCi
    ? { ...outcome, failed: outcome.failed + 1, output: `${outcome.output}\n${remark}`, remark }
    : { ...outcome, skipped: outcome.skipped + 1, remark };
}

async function contract(): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return project('contract');
  let postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return withoutPostgres(await project('contract'), reason, isCi(process.env));
  }
  try {
    return await project('contract', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function stories(): Promise<Outcome> {
  const chromium = await ensureChromium();
  const file = reportFile('stories');
  // The reporters are the configuration's own: theirs is the summary of the suite.
  const outcome = await vitest(file, ['--config', 'vitest.stories.config.ts'], {
    CHROMIUM_PATH: chromium,
    STORIES_REPORT: file,
  });
  const worthSaying = /^(?:.*compared with tolerance.*|(?:Components|Stories|Pictures|Time): .*)$/gm;
  const remarks = outcome.output.match(worthSaying)?.map((line) => line.trim()) ?? [];
  return remarks.length === 0 ? outcome : { ...outcome, remark: remarks.join('\n  ') };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

async function endToEnd(): Promise<Outcome> {
  const chromium = await ensureChromium();
  const file = reportFile('e2e');
  const finished = await execute('node_modules/@playwright/test/cli.js', ['test'], {
    CHROMIUM_PATH: chromium,
    E2E_REPORT: file,
  });
  const stats = (readReport(file) as PlaywrightReport | null)?.stats;
  return countsOrFailure(
    stats === undefined
      ? null
      : { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    finished,
  );
}

function binary(name: string, command = name): string {
  const { bin } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  return path.join('node_modules', name, file ?? '');
}

/** The table is worth reading also when nothing is too heavy. */
async function sizes(): Promise<Outcome> {
  const outcome = await executeWhole('scripts/sizes.ts', []);
  return outcome.failed > 0 ? outcome : { ...outcome, remark: `\n${outcome.output.trimEnd()}` };
}

/** With the public address of the environment only: what a developer's own `.env` says is not what the tests expect. */
const build = () =>
  executeWhole('scripts/build.ts', ['--force'], { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] ?? '' });

/** In this order; neighbours marked `quick` are what `npm run check` runs. */
export const steps: readonly Step[] = [
  { name: 'types', quick: true, run: () => executeWhole(binary('typescript', 'tsc'), ['-b']) },
  { name: 'lint', quick: true, run: () => executeWhole(binary('oxlint'), ['--deny-warnings']) },
  { name: 'dead code', quick: true, run: () => executeWhole(binary('knip'), []) },
  { name: 'format', quick: true, run: () => executeWhole(binary('prettier'), ['--check', '--log-level', 'warn', '.']) },
  { name: 'unit', quick: true, run: () => project('unit') },
  { name: 'sizes', quick: true, run: sizes },
  { name: 'known vulnerabilities', quick: false, run: () => auditPackages() },
  { name: 'contract', quick: false, run: contract },
  { name: 'stories', quick: false, run: stories },
  { name: 'build', quick: false, run: build },
  { name: 'e2e', quick: false, run: endToEnd },
  { name: 'storybook', quick: false, run: () => storybook(binary('storybook')) },
];
