import { expect, test } from 'vitest';
import { tableHead, tableRow } from './fault.ts';
import { killed } from './killed.ts';

test.each(['sqlite', 'postgres'] as const)(
  'kill -9, twenty times on %s, under all that is written: nothing that was said yes to is lost, nothing is done twice',
  { timeout: 600_000 },
  async (engine) => {
    const report = await killed(engine);
    console.log(`${tableHead}\n${tableRow(report)}`);
    expect(report.broken).toEqual([]);
    expect(report.found).toBe(report.acknowledged);
    // The kills interrupted each kind of work.
    for (const what of ['answers', 'edits', 'imports', 'sends', 'single mails', 'sign-ups'])
      expect(report.others[`${what} broken off`], what).toBeGreaterThan(0);
    expect(report.others['said no while no server ran']).toBeGreaterThan(0);
  },
);
