import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, type Label, overlap, placeLabels, type Spot } from './placeLabels.ts';

const area = { left: 0, right: 15, top: 0, bottom: 17 };
const spot = (x: number, top: number, align: Spot['align'] = 'start'): Spot => ({ x, dx: 0, top, align });
const label = (key: string, ...spots: readonly Spot[]): Label => ({ key, width: 4, height: 1, spots });

test.each([
  ['the first spot where it is free', [label('a', spot(0, 1), spot(0, 5))], { a: 1 }],
  [
    'the second where the first is taken',
    [label('a', spot(0, 1)), label('b', spot(0.1, 1), spot(0, 5))],
    { a: 1, b: 5 },
  ],
  ['nothing where no spot is free', [label('a', spot(0, 1)), label('b', spot(0.1, 1.5))], { a: 1 }],
  ['nothing outside the plot', [label('a', spot(0.9, 1), spot(0.1, 1, 'end'), spot(0, 16.5))], {}],
  ['beside each other', [label('a', spot(0, 1)), label('b', spot(4 / 15, 1))], { a: 1, b: 1 }],
] as const)('a text takes %s', (_name, labels, expected) => {
  const places = placeLabels(labels, 15, area);
  expect(Object.fromEntries([...places].map(([key, { top }]) => [key, top]))).toEqual(expected);
});

test('what is taken beforehand stays free', () => {
  expect(placeLabels([label('a', spot(0, 1))], 15, area, [{ left: 1, right: 2, top: 0, bottom: 2 }]).size).toBe(0);
});

const cost = ({ top }: Spot) => (top === 1 ? 2 : 1);

test('the cheapest spot is taken, of equal ones the first; too dear a text is left out', () => {
  const dear = { ...label('a', spot(0, 1), spot(0, 3), spot(0, 5)), cost };
  expect(placeLabels([dear], 15, area).get('a')?.top).toBe(3);
  expect(placeLabels([{ ...dear, highestCost: 0 }], 15, area).size).toBe(0);
});

const anySpot = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  dx: fc.constantFrom(-0.5, 0.5),
  top: fc.double({ min: 0, max: 17, noNaN: true }),
  align: fc.constantFrom('start', 'end'),
}) satisfies fc.Arbitrary<Spot>;
const anyLabels = fc
  .array(
    fc.record({
      width: fc.double({ min: 1, max: 6, noNaN: true }),
      height: fc.constant(1),
      spots: fc.array(anySpot, { maxLength: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((labels) => labels.map((one, index) => ({ ...one, key: String(index) })));

test('texts never overlap, however wide the plot is drawn', () => {
  fc.assert(
    fc.property(anyLabels, fc.double({ min: 15, max: 80, noNaN: true }), (labels, width) => {
      const places = placeLabels(labels, 15, area);
      const boxes = labels.flatMap((one) => {
        const place = places.get(one.key);
        return place === undefined ? [] : [boxOf(one, place, width)];
      });
      boxes.forEach((box, index) => {
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
      });
    }),
  );
});
