import { instantOf } from './instant.ts';
import type { Day } from './day.ts';

const pad = (digits: string, length: number) => digits.padStart(length, '0');

/**
 * A day in Dutch notation (`31-12-2025`, `31/12/2025`, `31.12.2025`, `1-3-2025`) or as stored (`2025-12-31`); `null`
 * for other text, or a day that does not exist.
 */
export function parseDay(text: string): Day | null {
  const dutch = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text.trim());
  const stored = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const [year, month, date] = dutch ? [dutch[4], dutch[3], dutch[1]] : [stored?.[1], stored?.[2], stored?.[3]];
  if (!year || !month || !date) return null;
  const day = `${year}-${pad(month, 2)}-${pad(date, 2)}`;
  const milliseconds = Date.parse(`${day}T00:00:00.000Z`);
  // Date parsing turns 31 February into 3 March.
  return Number.isNaN(milliseconds) || instantOf(milliseconds).slice(0, 10) !== day ? null : day;
}
