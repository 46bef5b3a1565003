import { describe, expect, test } from 'vitest';
import { breakEven, costsOver, fallInCyprus, fallInNl, ipBox } from './sums.ts';

describe('sums in the figures', () => {
  test('€ 100 of profit ends as 82.7 in Cyprus and 64.2 in the Netherlands', () => {
    expect(fallInCyprus.kept).toBeCloseTo(82.7475);
    expect(fallInNl.kept).toBeCloseTo(64.175);
  });

  test('what is lost and what is kept make up the hundred', () => {
    for (const fall of [fallInCyprus, fallInNl]) {
      const lost = fall.steps.reduce((sum, step) => sum + step.lost, 0);
      expect(lost + fall.kept).toBeCloseTo(100);
    }
  });

  test('the break-even points on page 4', () => {
    expect(breakEven(5_400)).toBe(135_000);
  });

  test('the IP box leaves 3% at best', () => expect(ipBox.tax).toBeCloseTo(3));

  test('set-up and running costs over one and five years', () => {
    expect(costsOver(1)).toEqual({ from: 7_400, to: 8_400 });
    expect(costsOver(5)).toEqual({ from: 29_000, to: 30_000 });
  });
});
