import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmly } from './calmly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('however often it is called, it calls ten times a second, and once more for the last', () => {
  const call = vi.fn<() => void>();
  const later = calmly(call);
  for (let ms = 0; ms < 1_000; ms += 5) {
    later();
    vi.advanceTimersByTime(5);
  }
  expect(call.mock.calls.length).toBeLessThanOrEqual(10);
  later();
  const before = call.mock.calls.length;
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledTimes(before + 1);
});

test('what is called off is not called', () => {
  const call = vi.fn<() => void>();
  const later = calmly(call);
  later();
  later.cancel();
  vi.advanceTimersByTime(1_000);
  expect(call).not.toHaveBeenCalled();
  later();
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledTimes(1);
});
