import {
  type Day,
  dayOf,
  instantOf,
  type Instant,
  type Language,
  type LeadQuery,
  leadSourceLabel,
  leadSources,
  leadStatusLabel,
  millisecondsOf,
} from '@fnc/domain';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** The parts of a query that narrow the list; sort, limit and cursor do not. */
export type FilterName = 'search' | 'status' | 'source' | 'received';

const dayMs = 86_400_000;

/** A query without that filter. */
export function withoutFilter(query: LeadQuery, name: FilterName): LeadQuery {
  const { search, status, source, from, to, sort } = query;
  return {
    ...(name === 'search' ? {} : { search }),
    ...(name === 'status' ? {} : { status }),
    ...(name === 'source' ? {} : { source }),
    ...(name === 'received' ? {} : { from, to }),
    sort,
  };
}

/** Nothing narrowed; the order stays. */
export const withoutFilters = ({ sort }: LeadQuery): LeadQuery => ({ sort });

export function activeFilters(query: LeadQuery): readonly FilterName[] {
  const names: FilterName[] = [];
  if (query.search) names.push('search');
  if (query.status?.length) names.push('status');
  if (query.source?.length) names.push('source');
  if (query.from || query.to) names.push('received');
  return names;
}

/** The specification's four first, then whatever else occurs in the data or in the address. */
export const offeredSources = (present: readonly string[], chosen: readonly string[] = []): readonly string[] => [
  ...new Set([...leadSources, ...present, ...chosen]),
];

export const isReversed = ({ from, to }: LeadQuery): boolean => from !== undefined && to !== undefined && from > to;

/** Ready-made periods that end today. */
export const periods = { today: 1, last7: 7, last30: 30 } as const;
export type Period = keyof typeof periods;

export const periodStart = (period: Period, now: Instant): Day =>
  dayOf(instantOf(millisecondsOf(now) - (periods[period] - 1) * dayMs));

/** What stands on the chip of a filter, behind its name. */
export function filterValue(
  name: FilterName,
  query: LeadQuery,
  { t, language, dates }: { t: AdminT; language: Language; dates: DateWords },
): string {
  const { search = '', status = [], source = [], from, to } = query;
  switch (name) {
    case 'search':
      return search;
    case 'status':
      return status.map((one) => leadStatusLabel(one, language)).join(', ');
    case 'source':
      return source.map((one) => leadSourceLabel(one, language)).join(', ');
    case 'received':
    default:
      if (from && to && from === to) return dates.shortDate(from);
      if (from && to) return t('leads.between', { from: dates.shortDate(from), to: dates.shortDate(to) });
      return from
        ? t('leads.since', { date: dates.shortDate(from) })
        : t('leads.until', { date: dates.shortDate(to ?? '') });
  }
}
