import { dateFormat } from '../../locales/dates.ts';

/** What a native date input says when it holds part of a date only: it has no value then. */
export const incompleteMoment = 'incomplete';

export type MomentFault = 'incomplete' | 'unlikelyYear' | 'tooEarly';

/** `2026-11-24T09:00`. */
const whole = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** A year outside these is a slip: a browser makes 0026 of 26, and of 2026 while it is being typed. */
export const firstYear = 2000;
export const lastYear = 2100;
const isLikelyYear = (value: string) => {
  const year = Number(value.split('-')[0]);
  return year >= firstYear && year <= lastYear;
};

/** The last moment a browser offers. Without it a year may have six figures, and 2025 typed twice would be one. */
export const lastMoment = `${lastYear}-12-31T23:59`;

/** ISO texts sort like the moments they name. */
export function momentFault(value: string, min?: string): MomentFault | undefined {
  if (value === '') return undefined;
  if (!whole.test(value)) return 'incomplete';
  if (!isLikelyYear(value)) return 'unlikelyYear';
  if (min !== undefined && value < min) return 'tooEarly';
  return undefined;
}

/** "24 november 2026 om 09:00": the moment as it is written, in no time zone. Nothing of nothing. */
export function writeMoment(value: string, language: string): string {
  if (value === '') return '';
  return dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${value.slice(0, 16)}Z`),
  );
}
