import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/time/day.ts';
import { keptBackups, type BackupReason, type DatedBackup } from './keptBackups.ts';

const made = (madeAt: string, reason: BackupReason = 'regular'): DatedBackup => ({ madeAt, reason });
/** At night, Dutch winter time. */
const nightOf = (day: string) => made(`${day}T02:10:00.000Z`);
const daysOf = (backups: readonly DatedBackup[], now: string) =>
  [...keptBackups(backups, now)].map(({ madeAt }) => madeAt.slice(0, 10)).toSorted();

/** The backups after a number of nights with one backup each, when expired ones are removed at once. */
function afterNights(first: string, nights: number): string[] {
  const stored = new Set<DatedBackup>();
  for (let night = 0; night < nights; night++) {
    const newest = nightOf(addDays(first, night));
    const kept = keptBackups([...stored.add(newest)], newest.madeAt);
    for (const backup of stored) if (!kept.has(backup)) stored.delete(backup);
  }
  return [...stored].map(({ madeAt }) => madeAt.slice(0, 10)).toSorted();
}

test('after two years of nights: seven days, five Sundays and twelve ends of months', () => {
  // The last night is Thursday 26 November 2026.
  expect(afterNights('2024-11-27', 730)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
});

describe('a day', () => {
  test('keeps its newest', () => {
    const morning = made('2026-11-26T02:10:00.000Z');
    const byHand = made('2026-11-26T15:00:00.000Z');
    expect([...keptBackups([byHand, morning], '2026-11-26T16:00:00.000Z')]).toEqual([byHand]);
  });

  test('begins at midnight in Amsterdam', () => {
    const both = [made('2026-11-25T22:59:00.000Z'), made('2026-11-25T23:01:00.000Z')];
    expect(keptBackups(both, '2026-11-26T16:00:00.000Z').size).toBe(2);
  });

  test('without a backup counts for nothing: after a long silence the old ones are still there', () => {
    const old = ['2026-03-10', '2026-03-11', '2026-03-12'];
    expect(daysOf([...old, '2026-11-26'].map(nightOf), '2026-11-26T03:00:00.000Z')).toEqual([...old, '2026-11-26']);
  });
});

test('what was made before a migration stays 35 days, and takes no night’s place', () => {
  const before = made('2026-10-22T09:00:00.000Z', 'before-migration');
  const nights = Array.from({ length: 7 }, (_, index) => nightOf(addDays('2026-11-20', index)));
  expect(keptBackups([...nights, before], '2026-11-26T09:00:00.000Z').size).toBe(8);
  expect(keptBackups([...nights, before], '2026-11-27T09:00:00.000Z').has(before)).toBe(false);
});

test('nothing is older than twelve months, except when it is the newest there is', () => {
  expect(daysOf(['2025-11-25', '2025-11-26'].map(nightOf), '2026-11-26T09:00:00.000Z')).toEqual(['2025-11-26']);
  expect(daysOf([nightOf('2020-01-01')], '2026-11-26T09:00:00.000Z')).toEqual(['2020-01-01']);
  expect(daysOf([], '2026-11-26T09:00:00.000Z')).toEqual([]);
});

test('whatever there is: the newest stays, at most 24 of the nights do, and asking again changes nothing', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2026-11-26'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(instants, { minLength: 1 }), (dates) => {
      const backups = dates.map((date) => made(date.toISOString()));
      const now = '2026-11-26T09:00:00.000Z';
      const kept = keptBackups(backups, now);
      const newest = backups
        .map(({ madeAt }) => madeAt)
        .toSorted()
        .at(-1);
      expect([...kept].map(({ madeAt }) => madeAt)).toContain(newest);
      expect(kept.size).toBeLessThanOrEqual(24);
      expect(keptBackups([...kept], now)).toEqual(kept);
    }),
  );
});
