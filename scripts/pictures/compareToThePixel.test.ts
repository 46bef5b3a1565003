import { expect, test } from 'vitest';
import { compareToThePixel } from './compareToThePixel.ts';

/** Grey on grey; `paint` returns 0–255 for a pixel. */
function picture(width: number, height: number, paint: (x: number, y: number) => number) {
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const grey = paint(index % width, Math.floor(index / width));
    data.set([grey, grey, grey, 255], index * 4);
  }
  return { data, metadata: { width, height } };
}

const paper = picture(100, 80, () => 255);

test.each([
  ['the same', paper, true],
  [
    'the edge of a curve rounded otherwise in three pixels',
    picture(100, 80, (x, y) => (y === 3 && x < 3 ? 245 : 255)),
    true,
  ],
  ['one black pixel', picture(100, 80, (x, y) => (x === 7 && y === 3 ? 0 : 255)), false],
  ['a faint hairline', picture(100, 80, (_x, y) => (y === 3 ? 235 : 255)), false],
  ['limestone for paper', picture(100, 80, () => 247), false],
  ['one row more', picture(100, 81, () => 255), false],
])('%s: %#', (_name, actual, passes) => {
  expect(compareToThePixel(paper, actual).pass).toBe(passes);
});
