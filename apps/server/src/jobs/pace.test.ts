import { expect, test } from 'vitest';
import { createPace } from './outboxWorker.ts';

/** When so many mails leave that all want to leave at once. */
function moments(perSecond: number, amount: number): number[] {
  const pace = createPace(perSecond);
  return Array.from({ length: amount }, () => pace.next(0));
}

test.each([1, 7, 20, 100])('no second has more than %i', (perSecond) => {
  const at = moments(perSecond, perSecond * 3);
  for (const start of at) {
    expect(at.filter((moment) => moment >= start && moment < start + 999.9).length).toBeLessThanOrEqual(perSecond);
  }
  expect(at.at(-1)).toBeLessThan(3_000);
});

test('after a pause nobody waits, and there is no credit for the time that passed', () => {
  const pace = createPace(10);
  expect([pace.next(0), pace.next(0), pace.next(5_000), pace.next(5_000)]).toEqual([0, 100, 0, 100]);
});

test('without a limit nobody ever waits', () => {
  expect(moments(Infinity, 1_000)).toEqual(Array(1_000).fill(0));
});

test.each([
  [1, 1],
  [20, 20],
  [1_000, 50],
  [Infinity, 50],
])('at %d a second %i are taken out of the queue at once', (perSecond, batch) => {
  expect(createPace(perSecond).batch).toBe(batch);
});
