import { beforeEach, expect, test, vi } from 'vitest';
import { createStore, toldEvery } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('what changes often is told at once, then at most every so often, and the last change always', () => {
  const store = createStore({ done: 0 });
  const calm = toldEvery(store, 100);
  const heard: number[] = [];
  const leave = calm.subscribe(() => heard.push(calm.get().done));
  for (let done = 1; done <= 50; done++) store.set({ done });
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([1, 50]);
  store.set({ done: 51 });
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([1, 50, 51]);
  store.set({ done: 52 });
  expect(heard).toEqual([1, 50, 51, 52]);
  store.set({ done: 53 });
  leave();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([1, 50, 51, 52]);
});
