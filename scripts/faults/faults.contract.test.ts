import { expect, test } from 'vitest';
import { databaseLost } from './databaseLost.ts';
import { efforts } from './fault.ts';

test('PostgreSQL stops and starts under sign-ups: 503 meanwhile, nothing lost, back by itself', async () => {
  const report = await databaseLost('away', efforts.short);
  expect(report.broken).toEqual([]);
  expect(report.found).toBe(report.acknowledged);
  expect(report.others['503']).toBeGreaterThan(0);
});
