import { expect, test } from 'vitest';
import { compareStructure } from './compareStructure.ts';

type Paint = (x: number, y: number) => number;

/** A grey picture; `paint` returns 0–255 for a pixel. */
function picture(width: number, height: number, paint: Paint) {
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const grey = paint(index % width, Math.floor(index / width));
    data.set([grey, grey, grey, 255], index * 4);
  }
  return { data, metadata: { width, height } };
}

const page: Paint = (x, y) => (x >= 40 && x < 120 && y >= 40 && y < 72 ? 30 : 250);
const withoutButton: Paint = () => 250;
/** Edges one grey step softer, as from another font renderer. */
const softer: Paint = (x, y) => (page(x, y) === 30 && (x === 40 || x === 119) ? 140 : page(x, y));
/** A large unchanged area: a small missing element next to it must still be found. */
const large: Paint = (x, y) => (x >= 200 && y < 200 ? 90 : page(x, y));
const largeWithoutButton: Paint = (x, y) => (x >= 200 && y < 200 ? 90 : 250);

test('a button missing beside something large is seen', () => {
  expect(compareStructure(picture(400, 300, large), picture(400, 300, largeWithoutButton)).pass).toBe(false);
});

test.each([
  ['the same picture', picture(400, 300, page), true],
  ['softer edges', picture(400, 300, softer), true],
  ['a few pixels higher, with the same content', picture(400, 306, page), true],
  ['a missing button', picture(400, 300, withoutButton), false],
  ['a button eight pixels further', picture(400, 300, (x, y) => page(x - 8, y - 8)), false],
  ['twice as high', picture(400, 600, page), false],
])('%s: %#', (_name, actual, passes) => {
  expect(compareStructure(picture(400, 300, page), actual).pass).toBe(passes);
});
