/** Whole euro cents. Amounts are added and compared in cents only; euros are for display. */
export type Cents = number;

/** Hundredths of a per cent: 3655 is 36.55 %. A whole number, so that a rate is exact. */
export type BasisPoints = number;

/**
 * Ten-thousandths of a cent, whole: the exact product of an amount in cents and a rate. Calculations use these and
 * round once, for display. Exact up to nine hundred million euro.
 */
export type ExactAmount = number;

const exactInCent = 10_000;

/** @param amount  in euros, with at most two decimals */
export const euros = (amount: number): Cents => Math.round(amount * 100);

/** `numerator / denominator` to the nearest whole number, halves away from zero: −0.5 becomes −1. */
export function roundedQuotient(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && size !== 0 ? -size : size;
}

export const exactly = (amount: Cents): ExactAmount => amount * exactInCent;

/** `rate` of an amount, exactly. */
export const exactPart = (amount: Cents, rate: BasisPoints): ExactAmount => amount * rate;

/** The only function that rounds an amount to whole cents. */
export const toCents = (amount: ExactAmount): Cents => roundedQuotient(amount, exactInCent);

/** Decimal places by which each unit multiplies. A Dutch "ton" is a hundred thousand. */
const places: Readonly<Record<string, number>> = {
  k: 3,
  duizend: 3,
  thousand: 3,
  ton: 5,
  m: 6,
  mln: 6,
  miljoen: 6,
  million: 6,
};

const unit = /[\d.,] ?(k|duizend|thousand|ton|m|mln|miljoen|million)\.?(?: ?(?:€|eur|euro))?$/i;

interface AmountWithUnit {
  /** The text before the unit, unchanged. */
  readonly amount: string;
  /** Decimal places by which the unit multiplies; 0 without a unit. */
  readonly places: number;
}

/** Splits the unit from an amount as people write it: "150k", "1,5 ton", "€ 2 mln". */
export function splitAmountUnit(text: string): AmountWithUnit {
  const whole = text.replaceAll(/[\s\u00A0\u2009\u202F]+/g, ' ').trim();
  const found = unit.exec(whole);
  if (!found) return { amount: text, places: 0 };
  return { amount: whole.slice(0, found.index + 1), places: places[(found[1] ?? '').toLowerCase()] ?? 0 };
}
