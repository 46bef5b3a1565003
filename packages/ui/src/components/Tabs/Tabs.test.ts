import { expect, test } from 'vitest';
import { scrollToShow } from './Tabs.tsx';

test.each([
  ['stays where it is when all is seen', { start: 40, end: 100 }, { scroll: 0, width: 300 }, 0],
  [
    'moves on to what lies behind the end, with a bit of its neighbour',
    { start: 280, end: 360 },
    { scroll: 0, width: 300 },
    92,
  ],
  ['moves back to what lies before the start', { start: 100, end: 160 }, { scroll: 200, width: 300 }, 68],
  ['never moves before the first', { start: 0, end: 60 }, { scroll: 200, width: 300 }, 0],
  ['shows the beginning of what is too wide', { start: 100, end: 600 }, { scroll: 0, width: 300 }, 68],
])('%s', (_name, part, view, expected) => {
  expect(scrollToShow(part, view)).toBe(expected);
});
