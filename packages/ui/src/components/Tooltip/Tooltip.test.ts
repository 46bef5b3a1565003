import { expect, test } from 'vitest';
import { placeTooltip } from './Tooltip.tsx';

const bubble = { width: 100, height: 30 };
const viewport = { width: 390 };

test.each([
  ['centred above', { top: 200, bottom: 236, left: 150, width: 40 }, { top: 162, left: 120 }],
  ['below where there is no room above', { top: 20, bottom: 56, left: 150, width: 40 }, { top: 64, left: 120 }],
  ['inside the left edge', { top: 200, bottom: 236, left: 0, width: 40 }, { top: 162, left: 8 }],
  ['inside the right edge', { top: 200, bottom: 236, left: 350, width: 40 }, { top: 162, left: 282 }],
])('%s', (_name, anchor, place) => {
  expect(placeTooltip(anchor, bubble, viewport)).toEqual(place);
});
