/** Whole euro cents. Amounts are only ever added and compared in cents; euros are for reading. */
export type Cents = number;

/** Hundredths of a per cent: 3655 is 36.55 %. Whole, so that a rate is exact. */
export type BasisPoints = number;

/**
 * Ten-thousandths of a cent, whole: what an amount in cents times a rate is, exactly. Sums are made of these and rounded
 * once, when they are read. Exact up to nine hundred million euro.
 */
export type ExactAmount = number;

const exactInCent = 10_000;

/** @param amount  in euro, with at most two decimals */
export const euros = (amount: number): Cents => Math.round(amount * 100);

/** `numerator / denominator` to the nearest whole number, halves away from zero: −0.5 becomes −1. */
export function roundedQuotient(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && size !== 0 ? -size : size;
}

export const exactly = (amount: Cents): ExactAmount => amount * exactInCent;

/** That share of an amount, exactly. */
export const exactPart = (amount: Cents, rate: BasisPoints): ExactAmount => amount * rate;

/** The one place where an amount is rounded to whole cents. */
export const toCents = (amount: ExactAmount): Cents => roundedQuotient(amount, exactInCent);
