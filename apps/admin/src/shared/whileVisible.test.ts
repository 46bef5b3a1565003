import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type VisiblePage, whileShown, whileVisible } from './whileVisible.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const page = new Page();
  const callback = vi.fn<() => void>();
  const stop = whileVisible(page, 60_000, callback);
  return { page, callback, stop };
}

test('calls back every minute', () => {
  const { callback } = setUp();
  vi.advanceTimersByTime(59_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_001);
  expect(callback).toHaveBeenCalledTimes(3);
});

test('is silent while the page is hidden, and calls at once when it is seen again', () => {
  const { page, callback } = setUp();
  page.turn('hidden');
  vi.advanceTimersByTime(600_000);
  expect(callback).not.toHaveBeenCalled();
  page.turn('visible');
  expect(callback).toHaveBeenCalledOnce();
});

test('a glance at another window is not worth a call', () => {
  const { page, callback } = setUp();
  vi.advanceTimersByTime(60_000);
  page.turn('hidden');
  vi.advanceTimersByTime(10_000);
  page.turn('visible');
  expect(callback).toHaveBeenCalledOnce();
});

test('stops when it is told to', () => {
  const { page, callback, stop } = setUp();
  stop();
  vi.advanceTimersByTime(120_000);
  page.turn('hidden');
  page.turn('visible');
  expect(callback).not.toHaveBeenCalled();
});

function aPage(visibilityState: DocumentVisibilityState) {
  const listeners = new Set<() => void>();
  const page = {
    visibilityState,
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  };
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    for (const listener of listeners) listener();
  };
  return { page: page as unknown as VisiblePage, turn, listeners };
}

test('begins when the page is seen, ends when it is not, and not twice', () => {
  const { page, turn, listeners } = aPage('hidden');
  const said: string[] = [];
  const stop = whileShown(page, () => {
    said.push('begins');
    return () => said.push('ends');
  });
  expect(said).toEqual([]);
  turn('visible');
  turn('visible');
  turn('hidden');
  turn('visible');
  stop();
  expect([said, listeners.size]).toEqual([['begins', 'ends', 'begins', 'ends'], 0]);
});
