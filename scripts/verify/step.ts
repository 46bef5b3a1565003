import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../staleness.ts';

export interface TestTime {
  /** Its file and name. */
  readonly test: string;
  readonly ms: number;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Everything the step printed: shown on failure. */
  readonly output: string;
  /** The failures, a line each: repeated at the end of the run. */
  readonly failures?: readonly string[];
  /** How long each test took: a whole run prints the slowest. */
  readonly times?: readonly TestTime[];
  /** A sentence to print although the step passed. */
  readonly remark?: string;
}

export interface Step {
  readonly name: string;
  /** Also part of the quick check before a commit. */
  readonly quick: boolean;
  /** It can run some tests alone: files selected by a name in their path, or by Vitest's option. */
  readonly takesNames?: boolean;
  /** Detects the effect of a change within a minute: also part of `--changed`. */
  readonly ofChange?: boolean;
  readonly run: (names: readonly string[]) => Promise<Outcome>;
}

let reports: string | undefined;

/** Made when the first report is asked for; it goes with the process. */
function reportsFolder(): string {
  if (reports !== undefined) return reports;
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-verify-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return (reports = folder);
}

export const reportFile = (name: string) => path.join(reportsFolder(), `${name.replaceAll(' ', '-')}.json`);

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Where Node keeps compiled modules: most of what a test's own server does at its start is to compile the same ones. */
const compileCache = path.join(root, 'node_modules/.cache/compiled');

/** Runs a program of this repository's own node_modules and returns its output. */
export function execute(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, FORCE_COLOR: '0', ...env },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that passes or fails as a whole. */
export async function executeWhole(script: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await execute(script, args, env);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/** A failure outside any test (a crash, a broken import) must not be reported as "0 failed". */
export function countsOrFailure(counts: Omit<Outcome, 'output'> | null, { code, output }: Finished): Outcome {
  if (counts === null) return { passed: 0, failed: 1, skipped: 0, output: `${output}\n(no report was written)` };
  const failed = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed;
  return { ...counts, failed, output };
}

export function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Combines two runs of one step. */
export const both = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  output: `${one.output}\n${other.output}`,
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  times: [...(one.times ?? []), ...(other.times ?? [])],
});
