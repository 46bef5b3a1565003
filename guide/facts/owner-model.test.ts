import { describe, expect, it, test } from 'vitest';
import { burdenOf } from './owner-model.ts';
import { breakEven, costsOver, fallInCyprus, fallInNl, ipBox } from './sums.ts';

describe('tax and costs in the model of 2026, euros a year', () => {
  it.each([
    // profit    zzp     bv      Cyprus, owner in NL   Cyprus, owner there
    [100_000, [35_977, 35_332, 37_529, 21_721]],
    [150_000, [60_485, 55_123, 55_751, 30_347]],
    [200_000, [82_850, 77_178, 76_426, 38_973]],
  ] as const)('at %i of profit', (profit, expected) => {
    const routes = ['selfEmployed', 'dutchCompany', 'cyprusOwnerInNl', 'cyprusOwnerInCyprus'] as const;
    expect(routes.map((route) => burdenOf(route, profit))).toEqual(expected);
  });

  test('GESY stops at its yearly maximum', () => {
    const oneEuroMore = burdenOf('cyprusOwnerInCyprus', 1_000_001) - burdenOf('cyprusOwnerInCyprus', 1_000_000);
    expect(oneEuroMore).toBe(0);
    expect(burdenOf('cyprusOwnerInCyprus', 1_000_000)).toBe(5_400 + Math.round(994_600 * 0.15) + 4_770);
  });
});

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
