import { expect, test } from 'vitest';
import guideManifest from '../../../../guide/guide.manifest.json' with { type: 'json' };
import { figures } from '../../../../guide/facts/figures.data.ts';
import { monthlyRunningCosts, taxRules } from '../calculator/taxRules.data.ts';
import { answerWithinMs } from '../leads/answerClock.ts';
import { daySchema } from '../shared/time/day.ts';
import { claimConditions, type Claim, type ClaimUnit } from './claim.ts';
import { claims } from './claims.data.ts';

const all: [string, Claim][] = Object.entries(claims);

const fits = (value: number, unit: ClaimUnit) => (unit === 'share' ? value < 1 : Number.isInteger(value));

test.each(all)('%s is dated and has a value that its unit can have', (_name, { value, unit, asOf }) => {
  expect(daySchema.safeParse(asOf).success).toBe(true);
  const [from, to] = typeof value === 'number' ? [value, value] : [value.from, value.to];
  expect(from).toBeGreaterThanOrEqual(0);
  expect(to).toBeGreaterThanOrEqual(from);
  expect([fits(from, unit), fits(to, unit)]).toEqual([true, true]);
});

const basisPoints = ({ value }: { value: number }) => Math.round(value * 10_000);

test('every condition is that of a claim', () => {
  const used = new Set(all.map(([, { condition }]) => condition));
  expect(claimConditions.filter((condition) => !used.has(condition))).toEqual([]);
});

test('the intake and the strategy session take 30 minutes, as promised', () => {
  expect(claims.intakeMinutes).toMatchObject({ value: 30, unit: 'minutes' });
});

test('the promised hours are those of the answer clock', () => {
  expect(claims.answerHours.value * 3_600_000).toBe(answerWithinMs);
});

test('the rate sets of the calculator hold the same rates, in basis points, and the same monthly price, in cents', () => {
  const [brochure, current] = taxRules;
  expect(brochure.cyprus.rate).toBe(basisPoints(claims.cyprusCorporateTaxBrochure));
  expect(current.cyprus.rate).toBe(basisPoints(claims.cyprusCorporateTax2026));
  expect(current.dutch.bv.map(({ rate }) => rate)).toEqual([
    basisPoints(claims.dutchCorporateTaxLow),
    basisPoints(claims.dutchCorporateTaxHigh),
  ]);
  expect(monthlyRunningCosts).toBe(claims.monthlyCost.value * 100);
});

test('the guide has as many pages as the copy says, in every language', () => {
  expect(Object.values(guideManifest.pages)).toEqual([claims.guidePages.value, claims.guidePages.value]);
});

test.each([
  ['cyCorporate', claims.cyprusCorporateTax2026.value],
  ['cyCorporateBefore', claims.cyprusCorporateTaxBrochure.value],
  ['nlCorporateLow', claims.dutchCorporateTaxLow.value],
  ['nlCorporateHigh', claims.dutchCorporateTaxHigh.value],
  ['nlBox2Low', claims.dutchBoxTwoLow.value],
  ['nlBox2High', claims.dutchBoxTwoHigh.value],
  ['nlSocialShare', claims.socialSecurityShare.value],
  ['cyNonDomYears', claims.nonDomYears.value],
  ['cyGesy', claims.gesyOnDividends.value],
  ['cyReviewTurnover', claims.auditReviewTurnover.value],
  ['cyReviewAssets', claims.auditReviewAssets.value],
  ['setUpFrom', claims.setUpCost.value.from],
  ['setUpTo', claims.setUpCost.value.to],
  ['monthly', claims.monthlyCost.value],
] as const)('the guide prints the same %s', (figure, value) => {
  expect(figures[figure].value).toBe(value);
});
