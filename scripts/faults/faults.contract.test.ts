import { expect, test } from 'vitest';
import { databaseLost } from './databaseLost.ts';
import { efforts, type FaultReport } from './fault.ts';
import { fullDisk, mayMakeDisks } from './fullDisk.ts';

function expectNothingLost(report: FaultReport): void {
  expect(report.broken).toEqual([]);
  expect(report.found).toBe(report.acknowledged);
  expect(report.others['503']).toBeGreaterThan(0);
}

test(
  'PostgreSQL stops and starts under sign-ups: 503 meanwhile, nothing lost, back by itself',
  { timeout: 120_000 },
  async () => {
    expectNothingLost(await databaseLost('away', efforts.short));
  },
);

test.runIf(mayMakeDisks())(
  'a full disk: 503 meanwhile, the owner signs in, nothing lost, back by itself',
  { timeout: 120_000 },
  async () => {
    expectNothingLost(await fullDisk(efforts.short));
  },
);
