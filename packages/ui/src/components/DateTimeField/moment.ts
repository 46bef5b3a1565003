import { dateFormat } from '../../locales/dates.ts';

/** Value for a partly filled native date input, whose own value is empty. */
export const incompleteMoment = 'incomplete';

export type MomentFault = 'incomplete' | 'unlikelyYear' | 'tooEarly';

/** `2026-11-24T09:00`. */
const whole = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** An earlier year is a typing error: a browser reads 26 as 0026, also while 2026 is being typed. */
export const firstYear = 2000;
export const lastYear = 2100;
const isLikelyYear = (value: string) => {
  const year = Number(value.split('-')[0]);
  return year >= firstYear && year <= lastYear;
};

/** Upper limit for the browser's field. Without it a year may have six digits, so that typing 2025 twice is valid. */
export const lastMoment = `${lastYear}-12-31T23:59`;

/** Compares ISO texts as strings, because they sort in time order. */
export function momentFault(value: string, min?: string): MomentFault | undefined {
  if (value === '') return undefined;
  if (!whole.test(value)) return 'incomplete';
  if (!isLikelyYear(value)) return 'unlikelyYear';
  if (min !== undefined && value < min) return 'tooEarly';
  return undefined;
}

/** "24 november 2026 om 09:00": the moment as written, without a time zone. Empty for an empty value. */
export function writeMoment(value: string, language: string): string {
  if (value === '') return '';
  return dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${value.slice(0, 16)}Z`),
  );
}
