import { expect, test } from 'vitest';
import { databaseLost } from './databaseLost.ts';
import { efforts } from './fault.ts';
import { fullDisk, mayMakeDisks } from './fullDisk.ts';

const timeout = 120_000;

test(
  'PostgreSQL stops and starts under sign-ups: 503 meanwhile, nothing lost, back by itself',
  { timeout },
  async () => {
    const report = await databaseLost('away', efforts.short);
    expect(report.broken).toEqual([]);
    expect(report.found).toBe(report.acknowledged);
    expect(report.others['503']).toBeGreaterThan(0);
  },
);

test.runIf(mayMakeDisks())(
  'a full disk: 503, the owner signs in, nothing lost, back by itself',
  { timeout },
  async () => {
    const report = await fullDisk(efforts.short);
    expect(report.broken).toEqual([]);
    expect(report.found).toBe(report.acknowledged);
    expect(report.others['503']).toBeGreaterThan(0);
  },
);
