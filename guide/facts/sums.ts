import { dutchCorporateTax, euros } from '@fnc/domain';
import { figures } from './figures.data.ts';

export interface Fall {
  /** What is left before anything is taken off; each step takes `lost` from it. */
  readonly start: number;
  readonly steps: readonly { readonly lost: number; readonly left: number }[];
  readonly kept: number;
}

/** € 100 that falls by one share of what is left after another. */
const fallBy = (...shares: readonly number[]): Fall => {
  let left = 100;
  const steps = shares.map((share) => {
    const lost = left * share;
    left -= lost;
    return { lost, left };
  });
  return { start: 100, steps, kept: left };
};

export const fallInCyprus = fallBy(figures.cyCorporate.value, figures.cyGesy.value);
export const fallInNl = fallBy(figures.cyCorporate.value, figures.nlBox2Low.value);

/** Of € 100 qualifying IP profit 80 is deducted; the rest is taxed at the ordinary rate. */
export const ipBox = {
  deducted: 100 * figures.cyIpDeduction.value,
  taxed: 100 * (1 - figures.cyIpDeduction.value),
  tax: 100 * (1 - figures.cyIpDeduction.value) * figures.cyCorporate.value,
} as const;

/**
 * What a Cyprus company costs in any year, by name. Directors are missing: no price list is dependable enough to quote,
 * so the page says what each further thousand does.
 */
export const yearlyCosts = {
  service: figures.yearly.value,
  annualReturn: figures.cyHe32.value,
  audit: figures.cyAuditFrom.value,
} as const;

/** The monthly price alone, and everything the guide can put a price on. */
export const serviceCosts = yearlyCosts.service;
export const knownCosts = yearlyCosts.service + yearlyCosts.annualReturn + yearlyCosts.audit;

/** Corporate tax and running costs of a Cyprus company, in euros a year. */
export const cyprusCompany = (profit: number, costs: number): number => profit * figures.cyCorporate.value + costs;
export const dutchCompany = (profit: number): number => dutchCorporateTax(euros(profit)) / 100;

/** By how much the Dutch low rate exceeds the Cypriot one. */
export const rateGap = figures.nlCorporateLow.value - figures.cyCorporate.value;

/** The profit at which the lower Cyprus rate has just earned back the running costs; above the low band each euro saves more. */
export const breakEven = (costs: number): number => {
  const edge = figures.nlCorporateLowUpTo.value;
  const inLowBand = costs / rateGap;
  if (inLowBand <= edge) return Math.round(inLowBand);
  return Math.round(edge + (costs - edge * rateGap) / (figures.nlCorporateHigh.value - figures.cyCorporate.value));
};

/** Set-up once and running costs for a number of years, in euros. */
export const costsOver = (years: number): { readonly from: number; readonly to: number } => ({
  from: figures.setUpFrom.value + years * figures.yearly.value,
  to: figures.setUpTo.value + years * figures.yearly.value,
});
