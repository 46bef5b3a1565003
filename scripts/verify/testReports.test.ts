import { expect, test } from 'vitest';
import { playwrightFailures, playwrightTimes, slowest, vitestFailures, vitestTimes } from './testReports.ts';

const counts = { numTotalTests: 2, numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 };

test('of a run of Vitest each failed test is a line, with the first line of its message, without colours', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: ' subtracts', failureMessages: ['\u001B[31mError\u001B[39m: 3 is not 2\n  at x.ts'] },
  ];
  expect(vitestFailures({ ...counts, testResults: [{ name: 'packages/x.test.ts', assertionResults }] })).toEqual([
    'packages/x.test.ts › subtracts: Error: 3 is not 2',
  ]);
});

test('a file of tests that cannot be read is a line', () => {
  const testResults = [{ name: 'packages/x.test.ts', message: 'Cannot find y.ts', assertionResults: [] }];
  expect(vitestFailures({ ...counts, testResults })).toEqual(['packages/x.test.ts › the file: Cannot find y.ts']);
});

test('of a run of Playwright each failed test is a line, however deep it stands', () => {
  const failed = {
    title: 'opens',
    file: 'menu.e2e.ts',
    ok: false,
    tests: [{ results: [{ duration: 900, error: { message: 'Timed out\nlog' } }] }],
  };
  const passed = { title: 'closes', file: 'menu.e2e.ts', ok: true, tests: [{ results: [{ duration: 100 }] }] };
  expect(playwrightFailures({ suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] })).toEqual([
    'e2e/menu.e2e.ts › opens: Timed out',
  ]);
});

test('of all runs the slowest tests are named, the slowest first, a retried one with all its tries', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', duration: 1_500, failureMessages: [] },
    { status: 'pending', fullName: 'divides', failureMessages: [] },
  ];
  const units = vitestTimes({ ...counts, testResults: [{ name: 'packages/x.test.ts', assertionResults }] });
  const tries = [{ results: [{ duration: 40_000 }, { duration: 2_040 }] }];
  const spec = { title: 'opens', file: 'menu.e2e.ts', ok: true, tests: tries };
  const flows = playwrightTimes({ suites: [{ suites: [{ specs: [spec] }] }] });
  expect(slowest([...units, ...flows], 2)).toEqual([
    '   42.0 s  e2e/menu.e2e.ts › opens',
    '    1.5 s  packages/x.test.ts › adds',
  ]);
});
