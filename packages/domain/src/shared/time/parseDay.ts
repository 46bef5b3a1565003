import { instantOf } from './instant.ts';
import type { Day } from './day.ts';

const pad = (digits: string, length: number) => digits.padStart(length, '0');

/** The names of each month in Dutch and English, and their usual abbreviations. */
const months: readonly RegExp[] = [
  /^jan(?:uari|uary)?$/,
  /^feb(?:ruari|ruary)?$/,
  /^(?:maart|mrt|mar|march)$/,
  /^apr(?:il)?$/,
  /^(?:mei|may)$/,
  /^jun[ie]?$/,
  /^jul[iy]?$/,
  /^aug(?:ust|ustus)?$/,
  /^sept?(?:ember)?$/,
  /^o[kc]t(?:ober)?$/,
  /^nov(?:ember)?$/,
  /^dec(?:ember)?$/,
];

const inFigures = /^(?<date>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/;
const stored = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;
const inWords = /^(?<date>\d{1,2})(?:e|st|nd|rd|th)?[ -](?<name>[a-z]+)\.?,?[ -](?<year>\d{4})$/;
const monthFirst = /^(?<name>[a-z]+)\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/;

interface DayParts {
  readonly year: string;
  readonly month: string;
  readonly date: string;
}

/** The parts of a day as written, whether it exists or not; `null` for text in another form. */
function dayParts(text: string): DayParts | null {
  const written = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const found = [inFigures, stored, inWords, monthFirst].map((form) => form.exec(written)).find((match) => match);
  const { year = '', month, name = '', date = '' } = found?.groups ?? {};
  const number = month ?? String(months.findIndex((names) => names.test(name)) + 1);
  return found && (month !== undefined || number !== '0') ? { year, month: number, date } : null;
}

/**
 * A day in Dutch notation (`31-12-2025`, `31/12/2025`, `31.12.2025`, `1-3-2025`), with the month in words in Dutch or
 * English (`31 december 2025`, `1 mrt. 2025`, `March 1st, 2025`) or as stored (`2025-12-31`); `null` for other text,
 * or a day that does not exist.
 */
export function parseDay(text: string): Day | null {
  const parts = dayParts(text);
  if (parts === null) return null;
  const day = `${parts.year}-${pad(parts.month, 2)}-${pad(parts.date, 2)}`;
  const milliseconds = Date.parse(`${day}T00:00:00.000Z`);
  // Date parsing turns 31 February into 3 March.
  return Number.isNaN(milliseconds) || instantOf(milliseconds).slice(0, 10) !== day ? null : day;
}
