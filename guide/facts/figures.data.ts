import { claims, ownerRules, taxRules } from '@fnc/domain';

/** `percent`: a fraction (0.15 = 15%). `euro`: whole euros. `number`: a count. */
type FigureKind = 'percent' | 'euro' | 'number';
export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
}

const percent = (value: number): Figure => ({ kind: 'percent', value });
const euro = (value: number): Figure => ({ kind: 'euro', value });
const count = (value: number): Figure => ({ kind: 'number', value });

const [, rates2026] = taxRules;
const [box1First, box1Second, box1Top] = rates2026.dutch.zzp;
const [corporateLow, corporateHigh] = rates2026.dutch.bv;
/** The calculator counts in hundredths of a per cent and in cents. */
const rate = (hundredths: number): Figure => percent(hundredths / 10_000);
const cents = (amount: number): Figure => euro(amount / 100);

/**
 * Every figure of the guide, once, for both languages. The year is 2026 unless the name says otherwise; the source and
 * how sure it is stand beside the figure in the text, as a mark. What the calculator or the site's copy also says is taken
 * from there, so that the three cannot differ.
 */
export const figures = {
  // Cyprus
  cyCorporate: rate(rates2026.cyprus.rate),
  cyCorporateBefore: percent(claims.cyprusCorporateTaxBrochure.value),
  cyVat: percent(0.19),
  cyVatThreshold: euro(15_600),
  cySdcNonDom: percent(0),
  cySdcDomiciled: percent(0.05),
  cySdcDomiciledBefore: percent(0.17),
  cyNonDomYears: count(claims.nonDomYears.value),
  cyNonDomExtension: euro(250_000),
  cyGesy: percent(claims.gesyOnDividends.value),
  cyGesyIncomeCap: euro(180_000),
  cyGesyMax: cents(ownerRules.gesy.most),
  cyBand0: euro(22_000),
  cyBand20: euro(32_000),
  cyBand25: euro(42_000),
  cyBand30: euro(72_000),
  cyBandTop: percent(0.35),
  cySocial: percent(0.088),
  cySocialCap: euro(68_904),
  cyCohesion: percent(0.02),
  cySelfEmployed: percent(0.166),
  cyLossYears: count(7),
  cyLevyUntil2023: euro(350),
  cyIpDeduction: percent(0.8),
  cyIpRate: percent(0.03),
  cyIpRateBefore: percent(0.025),
  cyReviewTurnover: euro(claims.auditReviewTurnover.value),
  cyReviewAssets: euro(claims.auditReviewAssets.value),
  cyHe32: euro(20),
  cyHe32Penalty: euro(150),
  cyHe32PenaltyHigh: euro(500),
  cyAuditFrom: euro(1_200),
  cyAuditTo: euro(3_500),
  cyReviewFrom: euro(600),
  cyReviewTo: euro(1_200),
  cyNameFee: euro(10),
  cyNameFast: euro(20),
  cyFeesFrom: euro(105),
  cyFeesTo: euro(195),
  // The Netherlands
  nlBox1First: rate(box1First.rate),
  nlBox1FirstUpTo: cents(box1First.upTo),
  nlBox1Second: rate(box1Second.rate),
  nlBox1SecondUpTo: cents(box1Second.upTo),
  nlBox1Top: rate(box1Top.rate),
  nlSelfEmployedDeduction: cents(ownerRules.selfEmployedDeduction),
  nlSmeExemption: rate(ownerRules.smeExemption),
  nlZvw: rate(ownerRules.healthcare.rate),
  nlZvwBase: cents(ownerRules.healthcare.upTo),
  nlCorporateLow: rate(corporateLow.rate),
  nlCorporateLowUpTo: cents(corporateLow.upTo),
  nlCorporateHigh: rate(corporateHigh.rate),
  nlBox2Low: percent(claims.dutchBoxTwoLow.value),
  nlBox2LowUpTo: cents(ownerRules.boxTwo.upTo),
  nlBox2High: percent(claims.dutchBoxTwoHigh.value),
  nlSalary: cents(ownerRules.salary),
  nlSocialShare: percent(claims.socialSecurityShare.value),
  nlRecoveryYears: count(12),
  // What the service costs, and what others ask
  setUpFrom: euro(claims.setUpCost.value.from),
  setUpTo: euro(claims.setUpCost.value.to),
  monthly: euro(claims.monthlyCost.value),
  yearly: cents(rates2026.cyprus.yearlyCosts),
  marketSetUpFrom: euro(1_200),
  marketSetUpTo: euro(4_000),
  marketYearFrom: euro(2_500),
  marketYearTo: euro(6_000),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
