import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../testing/later.ts';
import { calmly } from './calmly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('however often it is called, it calls ten times a second, and once more for the last', () => {
  const call = vi.fn<() => void>();
  const callLater = calmly(later, call);
  for (let ms = 0; ms < 1_000; ms += 5) {
    callLater();
    vi.advanceTimersByTime(5);
  }
  expect(call.mock.calls.length).toBeLessThanOrEqual(10);
  callLater();
  const before = call.mock.calls.length;
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledTimes(before + 1);
});

test('what is called off is not called', () => {
  const call = vi.fn<() => void>();
  const callLater = calmly(later, call);
  callLater();
  callLater.cancel();
  vi.advanceTimersByTime(1_000);
  expect(call).not.toHaveBeenCalled();
  callLater();
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledTimes(1);
});
