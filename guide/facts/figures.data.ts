/** `percent`: a fraction (0.15 = 15%). `euro`: whole euros. `number`: a count. */
type FigureKind = 'percent' | 'euro' | 'number';
export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
}

const percent = (value: number): Figure => ({ kind: 'percent', value });
const euro = (value: number): Figure => ({ kind: 'euro', value });
const count = (value: number): Figure => ({ kind: 'number', value });

/**
 * Every figure of the guide, once, for both languages. The year is 2026 unless the name says otherwise; the source and
 * how sure it is stand beside the figure in the text, as a mark.
 */
export const figures = {
  // Cyprus
  cyCorporate: percent(0.15),
  cyCorporateBefore: percent(0.125),
  cyVat: percent(0.19),
  cyVatThreshold: euro(15_600),
  cySdcNonDom: percent(0),
  cySdcDomiciled: percent(0.05),
  cySdcDomiciledBefore: percent(0.17),
  cyNonDomYears: count(17),
  cyNonDomExtension: euro(250_000),
  cyGesy: percent(0.0265),
  cyGesyIncomeCap: euro(180_000),
  cyGesyMax: euro(4_770),
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
  cyReviewTurnover: euro(200_000),
  cyReviewAssets: euro(500_000),
  cyHe32: euro(20),
  cyHe32Penalty: euro(150),
  cyNameFee: euro(10),
  cyNameFast: euro(20),
  cyFeesFrom: euro(105),
  cyFeesTo: euro(195),
  // The Netherlands
  nlBox1First: percent(0.3575),
  nlBox1FirstUpTo: euro(38_883),
  nlBox1Second: percent(0.3756),
  nlBox1SecondUpTo: euro(78_426),
  nlBox1Top: percent(0.495),
  nlSelfEmployedDeduction: euro(1_200),
  nlSmeExemption: percent(0.127),
  nlZvw: percent(0.0485),
  nlZvwBase: euro(79_409),
  nlCorporateLow: percent(0.19),
  nlCorporateLowUpTo: euro(200_000),
  nlCorporateHigh: percent(0.258),
  nlBox2Low: percent(0.245),
  nlBox2LowUpTo: euro(68_843),
  nlBox2High: percent(0.31),
  nlSalary: euro(58_000),
  nlSocialShare: percent(0.25),
  nlRecoveryYears: count(12),
  // What the service costs, and what others ask
  setUpFrom: euro(2_000),
  setUpTo: euro(3_000),
  monthly: euro(450),
  yearly: euro(5_400),
  yearlyLow: euro(3_500),
  marketSetUpFrom: euro(1_200),
  marketSetUpTo: euro(4_000),
  marketYearFrom: euro(2_500),
  marketYearTo: euro(6_000),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
