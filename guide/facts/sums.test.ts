import { breakEvenRevenue, taxRules } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { guideText } from '../document.ts';
import { figures } from './figures.data.ts';
import { breakEven, cyprusCompany, dutchCompany, knownCosts, serviceCosts, yearlyCosts } from './sums.ts';

describe('the break-even point of page 4', () => {
  test('counts every yearly cost the guide puts a price on', () => {
    expect(yearlyCosts).toEqual({ service: 5_400, annualReturn: 20, audit: 1_200 });
    expect(serviceCosts).toBe(12 * figures.monthly.value);
    expect(knownCosts).toBe(Object.values(yearlyCosts).reduce((sum, cost) => sum + cost, 0));
  });

  test('is € 135,000 on the monthly price and € 165,500 with annual return and audit', () => {
    expect([breakEven(serviceCosts), breakEven(knownCosts)]).toEqual([135_000, 165_500]);
  });

  test('on the monthly price is the one of the calculator', () => {
    const [, current] = taxRules;
    expect(breakEven(serviceCosts) * 100).toBe(breakEvenRevenue('bv', current));
  });

  test.each([3_500, 5_400, 6_620, 8_920, 20_000])(
    'leaves both companies with the same bill at %i of costs',
    (costs) => {
      const profit = breakEven(costs);
      expect(cyprusCompany(profit, costs)).toBeCloseTo(dutchCompany(profit), 0);
    },
  );

  test.each(['nl', 'en'] as const)('stands in the %s edition with its sum', (language) => {
    const { chartLegend, profiles } = guideText[language].audiences;
    for (const name of [
      'yearly',
      'cyHe32',
      'cyAuditFrom',
      'costsWhole',
      'gap',
      'pointLow',
      'pointHigh',
      'perThousand',
    ]) {
      expect(chartLegend).toContain(`{${name}}`);
    }
    expect(profiles.filter(({ who }) => who.includes('{pointLow}'))).toHaveLength(1);
  });
});
