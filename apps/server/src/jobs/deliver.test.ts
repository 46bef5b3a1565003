import { expect, test } from 'vitest';
import { nextAttemptAt } from './deliver.ts';

const triedSinceMs = Date.parse('2026-03-02T09:00:00.000Z');
const minutes = 60_000;
const hours = 60 * minutes;

test.each([
  // name                              attempts  minutes after the first try  chance  → seconds until the next attempt
  ['the first retry comes soon', 1, 0, 0.5, 15],
  ['each retry waits twice as long', 4, 10, 0.5, 120],
  ['a retry is at most a quarter earlier', 1, 0, 0, 11.25],
  ['a retry is at most a quarter later', 1, 0, 1, 18.75],
  ['the wait never exceeds an hour', 30, 600, 0.5, 3_600],
] as const)('%s', (_name, attempts, minutesLater, chance, seconds) => {
  const nowMs = triedSinceMs + minutesLater * minutes;
  expect(nextAttemptAt({ attempts, triedSinceMs, nowMs, chance })).toBe(nowMs + seconds * 1000);
});

test('after three days the server gives up on a mail', () => {
  const at = (nowMs: number) => nextAttemptAt({ attempts: 80, triedSinceMs, nowMs, chance: 0.5 });
  expect(at(triedSinceMs + 72 * hours)).not.toBeNull();
  expect(at(triedSinceMs + 72 * hours + 1)).toBeNull();
});
