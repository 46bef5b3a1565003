import { describe, expect, test } from 'vitest';
import { faultsOf } from './budgets.ts';
import { medianOf, type PageResult } from './pageResult.ts';
import { tableOf } from './table.ts';

const good: PageResult = {
  page: '/',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 900,
  tbt: 10,
  cls: 0,
  requests: 12,
  scriptKb: 104,
  fontKb: 55,
  totalKb: 195,
  scriptGzipKb: 118,
};

describe('the median', () => {
  test('is taken of each measure by itself', () => {
    const runs = [good, { ...good, lcp: 2000, tbt: 1 }, { ...good, lcp: 950, tbt: 300 }];
    expect(medianOf(runs)).toEqual({ ...good, lcp: 950, tbt: 10 });
  });

  test('of nothing is a fault', () => {
    expect(() => medianOf([])).toThrow('Nothing was measured.');
  });
});

describe('the budgets', () => {
  test('a page within all of them has no faults', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  test.each([
    ['/', { performance: 99 }, '/: performance is 99, the budget is 100.'],
    ['/', { lcp: 1001 }, '/: lcp is 1001, the budget is 1000.'],
    ['/', { cls: 0.02 }, '/: cls is 0.02, the budget is 0.01.'],
    ['/', { tbt: Number.NaN }, '/: tbt is NaN, the budget is 50.'],
    ['/', { scriptGzipKb: 180.1 }, '/: scriptGzipKb is 180.1, the budget is 180.'],
    ['/en', { totalKb: 296 }, '/en: totalKb is 296, the budget is 295.'],
    ['/admin/leads', { performance: 97 }, '/admin/leads: performance is 97, the budget is 98.'],
    ['/admin/leads', { scriptGzipKb: 220.1 }, '/admin/leads: scriptGzipKb is 220.1, the budget is 220.'],
    ['/en/calculator', { performance: 98 }, '/en/calculator: performance is 98, the budget is 99.'],
  ])('%s with %o', (page, wrong, fault) => {
    expect(faultsOf({ ...good, page, ...wrong })).toEqual([fault]);
  });

  test('the calculator may have 99, and its scripts may be heavier than those of the home page', () => {
    expect(faultsOf({ ...good, page: '/calculator', performance: 99, scriptGzipKb: 150 })).toEqual([]);
  });
});

test('the console is not for search engines', () => {
  expect(
    faultsOf({ ...good, page: '/admin/leads', performance: 98, seo: 60, scriptGzipKb: 219, totalKb: 400 }),
  ).toEqual([]);
});

test('the table has a line for each page, in columns', () => {
  const lines = tableOf([good, { ...good, page: '/en/privacy', lcp: 1234.5, cls: 0.001 }]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[2]).toMatch(/^\/en\/privacy +100 .* 1235 .* 0\.001 /);
});
