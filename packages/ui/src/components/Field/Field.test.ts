import { expect, test } from 'vitest';
import { announcement } from './Field.tsx';

test.each([
  [0, 500, 'none'],
  [449, 500, 'none'],
  [450, 500, 'left'],
  [500, 500, 'left'],
  [501, 500, 'over'],
])('%i of %i characters: %s', (used, limit, expected) => {
  expect(announcement(used, limit)).toBe(expected);
});
