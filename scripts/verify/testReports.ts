import path from 'node:path';
import { root } from '../staleness.ts';
import type { TestTime } from './step.ts';

export interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** In ms; absent from a test that did not run. */
      readonly duration?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

// eslint-disable-next-line no-control-regex
const colours = /\u001B\[[0-9;]*m/g;

const firstLine = (text: string | undefined): string => {
  const line = (text ?? '').replaceAll(colours, '').trim().split('\n', 1)[0] ?? '';
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};

const shownTest = (file: string, name: string): string =>
  `${path.relative(root, path.resolve(root, file))} › ${name.trim()}`;

const shown = (file: string, name: string, message: string | undefined): string =>
  `${shownTest(file, name)}: ${firstLine(message)}`;

/** The failures of a Vitest run, a line each; a file that could not be run is one. */
export function vitestFailures({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message) return [shown(name, 'the file', message)];
    return failed.map(({ fullName, failureMessages }) => shown(name, fullName, failureMessages[0]));
  });
}

export const vitestTimes = ({ testResults }: VitestReport): readonly TestTime[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ test: shownTest(name, fullName), ms: duration })),
  );

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

/** The failures of a Playwright run, a line each. */
export function playwrightFailures({ suites }: Pick<PlaywrightReport, 'suites'>): readonly string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const message = tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)
          ?.error?.message;
        return shown(path.join('e2e', file), title, message);
      }),
    ...playwrightFailures({ suites: inner }),
  ]);
}

/** The time of each test, with its retries. */
export function playwrightTimes({ suites }: Pick<PlaywrightReport, 'suites'>): readonly TestTime[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ file, title, tests }) => ({
      test: shownTest(path.join('e2e', file), title),
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...playwrightTimes({ suites: inner }),
  ]);
}

/** The slowest tests of all steps, the slowest first, a line each. */
export const slowest = (times: readonly TestTime[], count: number): readonly string[] =>
  times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ test, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${test}`);
