import { ownerRules } from '../calculator/ownerRules.data.ts';
import { taxRules, yearlyRunningCosts } from '../calculator/taxRules.data.ts';
import type { Claim } from './claim.ts';

const lookedUp = '2026-11-20';
const [, rates2026] = taxRules;
const [corporateLow] = rates2026.dutch.bv;
const [, , boxOneTop] = rates2026.dutch.zzp;

const euros = (cents: number): number => cents / 100;
const fact = <Value extends Claim['value']>(
  unit: Claim['unit'],
  value: Value,
  source: Claim['source'],
): Claim & { readonly value: Value } => ({ unit, value, source, asOf: lookedUp, condition: null, verified: false });

/**
 * Figures used only by articles, separate from `claims` so that no page loads them. Figures that the calculator also
 * uses are taken from there.
 */
export const articleClaims = {
  dutchBoxTwoThreshold: fact('euro', euros(ownerRules.boxTwo.upTo), 'boxTwo'),
  substantialInterest: fact('share', 0.05, 'boxTwo'),
  customarySalary: fact('euro', euros(ownerRules.salary), 'salary'),
  dutchCorporateThreshold: fact('euro', euros(corporateLow.upTo), 'corporateAct'),
  dutchBoxOneTop: fact('share', boxOneTop.rate / 10_000, 'incomeAct'),
  recoveryYears: fact('years', 12, 'recovery'),
  cfcRate: fact('share', 0.09, 'lowTaxStates'),
  sdcNonDom: fact('share', 0, 'ey'),
  sdcDomiciled: fact('share', 0.05, 'ey'),
  sdcDomiciledBefore: { ...fact('share', 0.17, 'ey'), asOf: '2025-12-31' },
  nonDomExtension: fact('euro', 250_000, 'kpmg'),
  nonDomExtensionYears: fact('years', 5, 'kpmg'),
  gesyIncomeCap: fact('euro', 180_000, 'ibccs'),
  gesyMost: fact('euro', euros(ownerRules.gesy.most), 'ibccs'),
  sixtyDayReform: fact('year', 2026, 'ibccs'),
  cyprusIncomeFree: fact('euro', 22_000, 'andersen'),
  cyprusIncomeTop: fact('share', 0.35, 'andersen'),
  cyprusIncomeTopFrom: fact('euro', 72_000, 'andersen'),
  cyprusSocialInsurance: fact('share', 0.088, 'contributions'),
  cyprusSocialCap: fact('euro', 68_904, 'contributions'),
  lossYears: fact('years', 7, 'kendris'),
  ipBoxDeduction: fact('share', 0.8, 'kendris'),
  ipBoxRate: fact('share', 0.03, 'kendris'),
  ipBoxRateBefore: { ...fact('share', 0.025, 'ipBox'), asOf: '2025-12-31' },
  annualLevyBefore: { ...fact('euro', 350, 'levy'), asOf: '2023-12-31' },
  tonnageUntil: fact('year', 2029, 'shipping'),
  shelfDays: fact('days', 30, 'treaty'),
  treatyDividendMost: fact('share', 0.15, 'treaty'),
  treatyHoldingShare: fact('share', 0.05, 'treaty'),
  treatyHoldingDays: fact('days', 365, 'treaty'),
  cyprusVat: fact('share', 0.19, 'vat'),
  cyprusVatThreshold: fact('euro', 15_600, 'vat'),
  annualReturn: fact('euro', 20, 'annualReturn'),
  annualReturnPenalty: fact('euro', 150, 'annualReturn'),
  auditCost: fact('euro', { from: 1_200, to: 3_500 }, 'audit'),
  reviewCost: fact('euro', { from: 600, to: 1_200 }, 'audit'),
  registrarFees: fact('euro', { from: 105, to: 195 }, 'registrarFees'),
  yearlyCost: {
    ...fact('euro', euros(yearlyRunningCosts), 'prices'),
    condition: 'quotedBeforehand',
  },
  marketSetUp: fact('euro', { from: 1_200, to: 4_000 }, 'market'),
  marketYear: fact('euro', { from: 2_500, to: 6_000 }, 'market'),
} as const satisfies Record<string, Claim>;

export type ArticleClaimName = keyof typeof articleClaims;
