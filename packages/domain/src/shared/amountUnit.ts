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

export interface AmountWithUnit {
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
