import { numberFormat, unsignedZero } from '../../locales/figures.ts';

/** Result of parsing typed text. Text that is not a number never becomes one. */
export type Reading =
  | { readonly kind: 'empty' }
  /** Infinite when it is too large to be exact. */
  | { readonly kind: 'number'; readonly value: number }
  /** A number, but with more decimals than the field allows. */
  | { readonly kind: 'decimals' }
  | { readonly kind: 'unreadable' };

interface Notation {
  /** i18next's language code: `nl` writes `1.234,5`, `en` `1,234.5`. */
  language: string;
  /** Most digits after the decimal sign. */
  decimals: number;
  /** Texts allowed before or after the number and ignored: `€`, `%`, `uur`. */
  affixes?: readonly string[] | undefined;
}

/** Large enough for a thousands group in every language. */
const sample = 12_345.5;

/** The group and decimal signs: `.` and `,` in Dutch. */
function signsOf(language: string) {
  const parts = numberFormat(language).formatToParts(sample);
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') };
}

const spaces = /[\s\u00A0\u2007\u2009\u202F]+/g;
/** Hyphen, en dash, minus. */
const minus = /^[-\u2013\u2212]\s*/;
/** The Dutch "1.234,-" for round amounts. */
const dash = /([.,])\s?[-\u2013\u2014]{1,2}$/;

const withoutSign = (text: string) => text.replace(minus, '');

function withoutAffix(text: string, affixes: readonly string[]): string {
  const low = text.toLowerCase();
  for (const affix of affixes.map((word) => word.toLowerCase())) {
    if (low.startsWith(affix)) return text.slice(affix.length).trim();
    if (low.endsWith(affix)) return text.slice(0, -affix.length).trim();
  }
  return text;
}

/** Removes one sign and one affix, in any order. */
function bare(text: string, affixes: readonly string[]): { body: string; negative: boolean } {
  const whole = text.replaceAll(spaces, ' ').trim();
  const amount = withoutAffix(withoutSign(whole), affixes);
  const body = minus.test(whole) ? amount : withoutSign(amount);
  return { body: body.replace(dash, '$1'), negative: minus.test(whole) || body !== amount };
}

/** Digits before and after the decimal sign, if all groups have three digits. */
function digits(body: string, group: string, decimal: string): { whole: string; fraction: string } | null {
  const sign = `\\${decimal}`;
  const grouped = [`\\${group}`, ' '].map((mark) => `[1-9]\\d{0,2}(?:${mark}\\d{3})+`).join('|');
  const match = new RegExp(`^(${grouped}|\\d*)(?:${sign}(\\d*))?$`).exec(body);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll(/\D/g, '');
  const fraction = match[2] ?? '';
  return whole === '' && fraction === '' ? null : { whole, fraction };
}

/** `exponent`: how many places the decimal sign moves to the right; 2 turns euros into cents. */
function read(text: string, { language, decimals, affixes = [] }: Notation, exponent: number): Reading {
  if (text.trim() === '') return { kind: 'empty' };
  const { body, negative } = bare(text, affixes);
  const { group, decimal } = signsOf(language);
  // If this notation does not match, the other one is tried: the keypad of a Dutch keyboard types "1234.50".
  const found = digits(body, group, decimal) ?? digits(body, decimal, group);
  if (!found) return { kind: 'unreadable' };
  if (found.fraction.length > decimals) return { kind: 'decimals' };
  const fraction = found.fraction.padEnd(exponent, '0');
  const size = Number(`${found.whole}${fraction.slice(0, exponent)}.${fraction.slice(exponent)}0`);
  const exact = size > Number.MAX_SAFE_INTEGER ? Infinity : size;
  return { kind: 'number', value: negative && exact !== 0 ? -exact : exact };
}

/** Splits a unit off an amount: "1,5 ton" is 1,5 with its decimal sign five places to the right. */
export type SplitUnit = (text: string) => { readonly amount: string; readonly places: number };

const noUnit: SplitUnit = (text) => ({ amount: text, places: 0 });

/** Parses an amount in euro; the value is in whole cents. */
export function readCents(text: string, language: string, splitUnit: SplitUnit = noUnit): Reading {
  const { amount, places } = splitUnit(text);
  return read(amount, { language, decimals: 2 + places, affixes: ['€', 'EUR', 'euro'] }, 2 + places);
}

const oneGroup = /^(?:€|EUR|euro)?\s*([1-9]\d{0,2})[.,](\d{3})\s*(?:€|EUR|euro)?$/i;

/** Cents of a text with too many decimals that is a whole amount in another notation: "80.000" in English. Else `null`. */
export function wholeCents(text: string): number | null {
  const [, thousands, rest] = oneGroup.exec(text.trim()) ?? [];
  return thousands === undefined ? null : Number(`${thousands}${rest}00`);
}

/** Cents as an amount without its sign: `1.234,50`, and `1.234` when there are no cents; without groups `1234,50`. */
export function writeCents(cents: number, language: string, useGrouping = true): string {
  const fraction = cents % 100 === 0 ? 0 : 2;
  return numberFormat(language, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    useGrouping,
    ...unsignedZero,
  }).format(cents / 100);
}
