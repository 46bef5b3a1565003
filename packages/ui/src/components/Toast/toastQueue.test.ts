import { expect, test } from 'vitest';
import { secondsLeft, type Toast, type ToastEvent, toastQueue, visibleToasts } from './toastQueue.ts';

const shown = (id: number, options: Partial<Toast> = {}): ToastEvent => ({
  kind: 'shown',
  id,
  options: { message: `message ${id}`, ...options },
});
const after = (...events: ToastEvent[]) => events.reduce(toastQueue, [] as readonly Toast[]);
const passed = (milliseconds: number, of = [1, 2]): ToastEvent => ({ kind: 'time passed', milliseconds, of });

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

const seven = after(...[1, 2, 3, 4, 5, 6, 7].map((id) => shown(id)));
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

test('the newest are shown, as many as there is room for', () => {
  expect(ids(visibleToasts(seven, 3, null))).toEqual([5, 6, 7]);
  expect(ids(visibleToasts(seven, 1, null))).toEqual([7]);
  expect(ids(visibleToasts(after(shown(1)), 3, null))).toEqual([1]);
});

test('those under the pointer or the focus stay, and newer ones take what room is left', () => {
  expect(ids(visibleToasts(seven, 3, [1, 2, 3]))).toEqual([1, 2, 3]);
  expect(ids(visibleToasts(seven, 3, [2, 4]))).toEqual([2, 4, 7]);
  expect(ids(visibleToasts(seven, 1, [1, 2, 3]))).toEqual([1, 2, 3]);
});

test('the time of a message that waits stands still: it can be undone as long as any other', () => {
  const later = toastQueue(seven, passed(5000, [5, 6, 7]));
  expect(later.map(({ remaining }) => remaining)).toEqual([6000, 6000, 6000, 6000, 1000, 1000, 1000]);
});
