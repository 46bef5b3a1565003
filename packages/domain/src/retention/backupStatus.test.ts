import { expect, test } from 'vitest';
import { backupDueSince, isBackupAhead, isBackupLate, type BackupStatus } from './backupStatus.ts';

const now = '2026-11-26T12:00:00.000Z';
const status = (changes: Partial<BackupStatus> = {}): BackupStatus => ({
  lastGoodAt: '2026-11-26T02:10:00.000Z',
  bytes: 1_200_000,
  obstacle: null,
  ...changes,
});

test.each<[name: string, status: BackupStatus, uptimeHours: number, late: boolean]>([
  ['one of this night', status(), 100, false],
  ['47 hours old', status({ lastGoodAt: '2026-11-24T13:00:00.000Z' }), 100, false],
  ['48 hours old', status({ lastGoodAt: '2026-11-24T12:00:00.000Z' }), 1, true],
  ['none yet, on a new server', status({ lastGoodAt: null, bytes: null }), 1, false],
  ['none yet, after two days', status({ lastGoodAt: null, bytes: null }), 48, true],
  ['switched off', status({ lastGoodAt: null, bytes: null, obstacle: 'off' }), 100, false],
])('%s: late %#', (_name, given, uptimeHours, late) => {
  expect(isBackupLate(given, uptimeHours * 3_600, now)).toBe(late);
});

test('a backup of the future does not count, except of a clock that differs a little', () => {
  expect(isBackupAhead('2026-11-26T13:00:00.000Z', now)).toBe(false);
  expect(isBackupAhead('2026-11-26T13:00:00.001Z', now)).toBe(true);
});

test.each([
  ['in the afternoon, that of this night', '2026-11-26T12:00:00.000Z', '2026-11-26T02:00:00.000Z'],
  ['at three, that of this night', '2026-11-26T02:00:00.000Z', '2026-11-26T02:00:00.000Z'],
  ['before three, that of the night before', '2026-11-26T01:59:59.000Z', '2026-11-25T02:00:00.000Z'],
  ['before midnight in UTC, that of the day in Amsterdam', '2026-11-25T23:30:00.000Z', '2026-11-25T02:00:00.000Z'],
  ['in summer', '2026-07-01T12:00:00.000Z', '2026-07-01T01:00:00.000Z'],
  ['on the day the clock goes forward', '2026-03-29T12:00:00.000Z', '2026-03-29T02:00:00.000Z'],
])('a backup is due %s', (_name, at, since) => {
  expect(backupDueSince(at)).toBe(since);
});
