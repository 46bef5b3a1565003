import { expect, test } from 'vitest';
import { secondsLeft, type Toast, type ToastEvent, toastQueue } from './toastQueue.ts';

const shown = (id: number, options: Partial<Toast> = {}): ToastEvent => ({
  kind: 'shown',
  id,
  options: { message: `message ${id}`, ...options },
});
const after = (...events: ToastEvent[]) => events.reduce(toastQueue, [] as readonly Toast[]);
const passed = (milliseconds: number): ToastEvent => ({ kind: 'time passed', milliseconds });

test('what can be undone stays ten seconds, a mere message six', () => {
  expect(after(shown(1, { undo: () => undefined }), shown(2)).map(({ remaining }) => remaining)).toEqual([
    10_000, 6000,
  ]);
});

test('a duration of its own goes before both', () => {
  expect(after(shown(1, { undo: () => undefined, duration: 300 }))[0]?.remaining).toBe(300);
});

test('the newest comes last and each goes on its own', () => {
  expect(after(shown(1), shown(2), { kind: 'gone', id: 1 }).map(({ id }) => id)).toEqual([2]);
});

test('time passes for all and stops at nothing', () => {
  expect(after(shown(1), passed(5000), shown(2), passed(2000)).map(({ remaining }) => remaining)).toEqual([0, 4000]);
});

test.each([
  [10_000, 10],
  [9001, 10],
  [9000, 9],
  [1, 1],
  [0, 0],
])('%i ms are shown as %i s', (milliseconds, seconds) => {
  const [toast] = after(shown(1, { duration: milliseconds }));
  expect(toast && secondsLeft(toast)).toBe(seconds);
});
