import { expect, test } from 'vitest';
import { shareOf, stepOf } from './TaskProgress.tsx';

test.each([
  ['not begun', 0, 120, 0, 0],
  ['just under a quarter', 29, 120, 29 / 120, 0],
  ['a quarter', 30, 120, 0.25, 1],
  ['half', 60, 120, 0.5, 2],
  ['one left', 119, 120, 119 / 120, 3],
  ['all', 120, 120, 1, 4],
  ['more than was counted', 130, 120, 1, 4],
  ['nothing to do', 0, 0, 1, 4],
  ['an unknown end', 37, null, null, 0],
])('%s', (_name, done, total, share, step) => {
  expect(shareOf({ done, total })).toBe(share);
  expect(stepOf({ done, total })).toBe(step);
});
