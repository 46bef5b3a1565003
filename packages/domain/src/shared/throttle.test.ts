import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../testing/later.ts';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('however often it is called, it calls ten times a second, and once more for the last', () => {
  const call = vi.fn<() => void>();
  const throttled = throttle(later, call);
  for (let ms = 0; ms < 1_000; ms += 5) {
    throttled();
    vi.advanceTimersByTime(5);
  }
  expect(call.mock.calls.length).toBeLessThanOrEqual(10);
  throttled();
  const before = call.mock.calls.length;
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledTimes(before + 1);
});

test('what is cancelled is not called', () => {
  const call = vi.fn<() => void>();
  const throttled = throttle(later, call);
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1_000);
  expect(call).not.toHaveBeenCalled();
  throttled();
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledTimes(1);
});
