import { expect, test } from 'vitest';
import { whileShown } from './whileShown.ts';
import type { VisiblePage } from './whileVisible.ts';

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
