import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euros } from '../shared/money.ts';
import { maximumRevenue } from './calculateSavings.ts';
import { compareOwner, ownerBurden, ownerHomes, ownerParts, ownerRoutes } from './ownerModel.ts';
import { entityForms } from './taxRules.ts';

const inEuros = (cents: number) => Math.round(cents / 100);

describe('tax, contributions and costs of the owner in 2026, euros a year', () => {
  test.each([
    // profit    zzp     bv      Cyprus, owner in NL   Cyprus, owner there
    [100_000, [35_977, 35_332, 37_529, 21_721]],
    [150_000, [60_485, 55_123, 55_751, 30_347]],
    [200_000, [82_850, 77_178, 76_426, 38_973]],
  ] as const)('at %i of profit', (profit, expected) => {
    expect(ownerRoutes.map((route) => inEuros(ownerBurden(route, euros(profit)).total))).toEqual(expected);
  });

  test('GESY stops at its yearly maximum', () => {
    const { parts } = ownerBurden('cyprusOwnerInCyprus', euros(1_000_000));
    expect(parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['runningCosts', euros(5_400)],
      ['corporateTax', euros(149_190)],
      ['gesy', euros(4_770)],
    ]);
  });
});

describe('the owner’s whole sum', () => {
  test.each([
    // form  home   difference at 150,000
    ['zzp', 'nl', 4_734],
    ['bv', 'nl', -628],
    ['zzp', 'cy', 30_138],
    ['bv', 'cy', 24_776],
  ] as const)('of a %s who will live in %s', (entity, home, difference) => {
    expect(inEuros(compareOwner(euros(150_000), entity, home)?.difference ?? 0)).toBe(difference);
  });

  test('is not made where the model does not hold', () => {
    expect(compareOwner(euros(89_999.99), 'zzp', 'nl')).toBeNull();
    expect(compareOwner(euros(90_000), 'zzp', 'nl')).not.toBeNull();
  });

  test('adds up, in the order in which a profit is spent, and takes more of more', () => {
    const profits = fc.integer({ min: euros(90_000), max: maximumRevenue - 100 });
    fc.assert(
      fc.property(profits, fc.constantFrom(...entityForms), fc.constantFrom(...ownerHomes), (profit, entity, home) => {
        const sum = compareOwner(profit, entity, home);
        if (sum === null) throw new Error('the model holds here');
        for (const { parts, total } of [sum.now, sum.viaCyprus]) {
          expect(Math.abs(parts.reduce((all, { amount }) => all + amount, 0) - total)).toBeLessThanOrEqual(0.5);
          expect(parts.every(({ amount }) => amount > 0)).toBe(true);
          expect(total).toBeLessThan(profit);
          const places = parts.map(({ kind }) => ownerParts.indexOf(kind));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        expect(sum.difference).toBe(sum.now.total - sum.viaCyprus.total);
        expect(compareOwner(profit + 100, entity, home)?.now.total).toBeGreaterThanOrEqual(sum.now.total);
      }),
    );
  });
});
