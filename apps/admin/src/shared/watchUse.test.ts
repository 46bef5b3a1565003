import { expect, test } from 'vitest';
import { watchUse } from './watchUse.ts';

test.each(['pointerdown', 'keydown', 'wheel'])('a window is in use until five minutes after the last %s', (type) => {
  let now = 0;
  const target = new EventTarget();
  const isUsed = watchUse(target as Window, () => now);
  now = 299_999;
  expect(isUsed()).toBe(true);
  target.dispatchEvent(new Event(type));
  now = 599_998;
  expect(isUsed()).toBe(true);
  now = 599_999;
  expect(isUsed()).toBe(false);
});
