import { claims } from '../claims/claims.data.ts';
import { euros, type BasisPoints } from '../shared/money.ts';

const basisPoints = (share: number): BasisPoints => Math.round(share * 10_000);

/**
 * Rules for company and owner together, in addition to the rate set of 2026. Sources: Belastingdienst, rates and
 * credits 2026; Stcrt. 2025-38055 (box 1 and contributions); IBCCS (GESY). Partner, pension, investment deductions
 * and salary in Cyprus are left out.
 */
export const ownerRules = {
  asOf: '2026-11-20',
  /** Customary salary: the least that owners must pay themselves. */
  salary: euros(58_000),
  selfEmployedDeduction: euros(1_200),
  /** SME profit exemption, as a share of the profit after that deduction. */
  smeExemption: 1270 as BasisPoints,
  /** Healthcare contribution (Zvw), up to this yearly income. */
  healthcare: { rate: 485 as BasisPoints, upTo: euros(79_409) },
  boxTwo: {
    low: basisPoints(claims.dutchBoxTwoLow.value),
    upTo: euros(68_843),
    high: basisPoints(claims.dutchBoxTwoHigh.value),
  },
  /** Labour tax credit above its maximum. */
  labourCredit: { most: euros(5_685), fallsFrom: euros(45_592), fallRate: 651 as BasisPoints },
  /** Cyprus health contribution on dividend, with its yearly maximum. */
  gesy: { rate: basisPoints(claims.gesyOnDividends.value), most: euros(4_770) },
  /** From this profit on the general tax credit is nil and the salary fits, so the model is valid. */
  leastProfit: euros(90_000),
} as const;
