import { addDays, type Day, dayOf, type Instant, type LeadQuery, leadSources } from '@fnc/domain';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** The four sources of the specification first, then any others in the data or in the address. */
export const offeredSources = (present: readonly string[], chosen: readonly string[] = []): readonly string[] => [
  ...new Set([...leadSources, ...present, ...chosen]),
];

export const isReversed = ({ from, to }: LeadQuery): boolean => from !== undefined && to !== undefined && from > to;

/** Preset periods that end today, in days. */
export const periods = { today: 1, last7: 7, last30: 30 } as const;
export type Period = keyof typeof periods;

export const periodStart = (period: Period, now: Instant): Day => addDays(dayOf(now), 1 - periods[period]);

/** "sinds 10 nov", "10 nov tot en met 20 nov"; `null` without a day. */
export function receivedValue({ from, to }: LeadQuery, t: AdminT, dates: DateWords): string | null {
  if (from && to && from === to) return dates.shortDate(from);
  if (from && to) return t('leads.between', { from: dates.shortDate(from), to: dates.shortDate(to) });
  if (from) return t('leads.since', { date: dates.shortDate(from) });
  return to ? t('leads.until', { date: dates.shortDate(to) }) : null;
}
