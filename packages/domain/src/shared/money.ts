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

/** How many places each unit moves the decimal sign. A ton is a hundred thousand, as in Dutch. */
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
  /** What stands in front of the unit, as it was written. */
  readonly amount: string;
  /** How far the unit moves its decimal sign to the right; 0 without a unit. */
  readonly places: number;
}

/** Takes the unit off an amount as people write it: "150k", "1,5 ton", "€ 2 mln". */
export function splitAmountUnit(text: string): AmountWithUnit {
  const whole = text.replaceAll(/[\s\u00A0\u2009\u202F]+/g, ' ').trim();
  const found = unit.exec(whole);
  if (!found) return { amount: text, places: 0 };
  return { amount: whole.slice(0, found.index + 1), places: places[(found[1] ?? '').toLowerCase()] ?? 0 };
}
