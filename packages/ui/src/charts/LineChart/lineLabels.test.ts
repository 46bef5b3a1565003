import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAxis, runningAxis } from '../shared/axis.ts';
import { textWidth } from '../shared/fitting.ts';
import { labelLines, type LineLabels, verticalSpans } from './lineLabels.ts';
import { type Line, crossings, valueAt } from './lines.ts';
import { boxOf, narrowest, overlap, plotHeight, type Scales, textHeight } from './placeLabels.ts';
import { companyTax, corporateTax, fixedCosts, incomeTax, lineOf } from './savings.sample.ts';

const abroad = lineOf('Cyprus', (revenue) => corporateTax(revenue) + fixedCosts);
const home = lineOf('Nederland', incomeTax);
const company = lineOf('Nederland', companyTax);

const scalesOf = (lines: readonly Line[]): Scales => {
  const points = lines.flatMap((line) => line.points);
  const xs = points.map(({ x }) => x);
  return {
    domain: [Math.min(...xs), Math.max(...xs)],
    x: runningAxis(xs, 5).share,
    y: amountAxis(points.map(({ y }) => y)).share,
  };
};

const euros = (amount: number) => `€ ${Math.round(amount).toLocaleString('nl-NL')}`;

function labelsFor(lines: readonly [Line, Line], own: number): LineLabels {
  const [at] = crossings(lines[0].points, lines[1].points);
  return labelLines(lines, scalesOf(lines), {
    crossing: at ? { at, text: 'Omslagpunt', amount: euros(at.x) } : null,
    own: { x: own, text: 'jouw omzet', amounts: lines.map(({ points }) => euros(valueAt(points, own) ?? 0)) },
  });
}

test('the worked example: every text has its place, as drawn', () => {
  const { spots, stem } = labelsFor([home, abroad], 150_000);
  expect([...spots.keys()].toSorted()).toEqual(['end0', 'end1', 'own', 'value0', 'value1']);
  expect(stem?.spot.align).toBe('start');
  expect(spots.get('value0')?.align).toBe('end');
  expect(spots.get('value1')?.align).toBe('start');
});

describe.each([
  ['self-employed', [home, abroad]],
  ['a company', [company, abroad]],
] as const)('%s', (_name, lines) => {
  test.each([0, 10_000, 15_000, 30_000, 53_000, 60_000, 120_000, 200_000, 240_000, 250_000])(
    'with an own revenue of %i the ends and the crossing are named',
    (own) => {
      const { spots, stem } = labelsFor(lines, own);
      expect(stem).not.toBeNull();
      expect([...spots.keys()]).toEqual(expect.arrayContaining(['end0', 'end1', 'own']));
    },
  );
});

test.each([
  ['is whole where it meets no text', 0.6, 1],
  ['leaves out the text of the crossing', 0.2, 2],
])('the vertical %s', (_name, x, count) => {
  const { stem } = labelsFor([home, abroad], 150_000);
  const spans = verticalSpans(x, stem);
  expect(spans).toHaveLength(count);
  expect(spans.flat().toSorted((a, b) => a - b)).toEqual(spans.flat());
  expect(verticalSpans(x, null)).toHaveLength(1);
});

const anyLines = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 200_000 })), {
    minLength: 2,
    maxLength: 6,
  })
  .map((ys): [Line, Line] => [
    { name: 'Nederland', points: ys.map(([y], index) => ({ x: index * 10_000, y })) },
    { name: 'Cyprus', points: ys.map(([, y], index) => ({ x: index * 10_000, y })) },
  ]);

test('no text lies on another or outside the plot, whatever the lines', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 50_000 }), (lines, own) => {
      const { spots, stem } = labelsFor(lines, own);
      const widths: Record<string, number> = {
        end0: textWidth('Nederland'),
        end1: textWidth('Cyprus'),
        own: textWidth('jouw omzet'),
      };
      const boxes = [...spots].map(([key, spot]) => {
        const index = Number(key.at(-1));
        const amount = euros(valueAt(lines[index]?.points ?? [], own) ?? 0);
        return boxOf({ width: widths[key] ?? textWidth(amount), height: textHeight }, spot, narrowest);
      });
      if (stem) boxes.push(stem.box);
      boxes.forEach((box, index) => {
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
        expect(box.bottom).toBeLessThanOrEqual(plotHeight);
        expect(box.right).toBeLessThanOrEqual(narrowest + 0.5);
      });
    }),
  );
});
