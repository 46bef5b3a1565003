import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { addDays, dayCount, daysBetween, daySchema, typedDaySchema, type Day } from '../shared/time/day.ts';
import { countedEvents, type CountedEvent, type DailyCount } from './dailyCount.ts';

const count = z.int().check(z.minimum(0));

/** Number of each event. Page views include the first page of a visit. */
const tallySchema = z.object({
  visits: count,
  pageViews: count,
  calculatorUsed: count,
  guideRequested: count,
  contactSent: count,
});
type Tally = z.infer<typeof tallySchema>;

/** The days from `from` to `to`, both inclusive; a day without events has zeros. */
export const countSummarySchema = z.object({
  from: daySchema,
  to: daySchema,
  days: z.array(z.object({ day: daySchema, ...tallySchema.shape })),
  /** The most visited source first. */
  sources: z.array(z.object({ source: z.string(), ...tallySchema.shape })),
  /**
   * Steps from a visit to a client, counted over the same days. Visitors are not tracked between steps, so a step can
   * be larger than the previous one.
   */
  funnel: z.object({
    visits: count,
    calculator: count,
    guide: count,
    /** Leads created on these days. */
    leads: count,
    /** How many of those became clients, on any day. */
    converted: count,
  }),
  /** Leads per week for the twelve weeks up to the week of `to`, independent of `from`; oldest first. */
  weeks: z.array(z.object({ year: z.int(), week: z.int(), monday: daySchema, leads: count })),
});
export type CountSummary = z.infer<typeof countSummarySchema>;

/** Number of ISO 8601 weeks for which leads are counted, by days in Amsterdam. */
export const countedWeeks = 12;

/** Maximum length of a period, in days. */
export const maximumCountDays = 800;

/** The period to summarise; default: the last thirty days. */
export const countQuerySchema = z.object({ from: z.optional(typedDaySchema), to: z.optional(typedDaySchema) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || dayCount(from, to) >= 1, {
    error: 'period_invalid' satisfies ErrorCode,
  }),
);
export type CountQuery = z.infer<typeof countQuerySchema>;

/** `from=2026-11-01&to=2026-11-21`; empty without a period. */
export const printCountQuery = ({ from, to }: CountQuery): string =>
  [...(from === undefined ? [] : [`from=${from}`]), ...(to === undefined ? [] : [`to=${to}`])].join('&');

const usualDays = 30;

/** The first and last day of a query, both inclusive; a period longer than `maximumCountDays` loses its start. */
export function countPeriod({ from, to }: CountQuery, today: Day): { from: Day; to: Day } {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - usualDays);
  return { from: dayCount(first, last) > maximumCountDays ? addDays(last, 1 - maximumCountDays) : first, to: last };
}

const tallied: Record<CountedEvent, readonly (keyof Tally)[]> = {
  visit_started: ['visits', 'pageViews'],
  page_view: ['pageViews'],
  calculator_used: ['calculatorUsed'],
  guide_requested: ['guideRequested'],
  contact_sent: ['contactSent'],
};

const isCounted = (event: string): event is CountedEvent => (countedEvents as readonly string[]).includes(event);

function tally(counts: readonly Pick<DailyCount, 'event' | 'count'>[]): Tally {
  const sums: Tally = { visits: 0, pageViews: 0, calculatorUsed: 0, guideRequested: 0, contactSent: 0 };
  for (const { event, count: times } of counts) {
    // Rows of a newer version are left out of the totals.
    for (const name of isCounted(event) ? tallied[event] : []) sums[name] += times;
  }
  return sums;
}

interface Summed {
  readonly period: { readonly from: Day; readonly to: Day };
  readonly counts: readonly Pick<DailyCount, 'day' | 'source' | 'event' | 'count'>[];
  /** Counted over the same days. */
  readonly leads: { readonly made: number; readonly converted: number };
}

/** The summary without the weeks, which start before the period. */
export function summarizeCounts({ period: { from, to }, counts, leads }: Summed): Omit<CountSummary, 'weeks'> {
  const days = daysBetween(from, to).map((day) => ({ day, ...tally(counts.filter((each) => each.day === day)) }));
  const sources = [...new Set(counts.map(({ source }) => source))]
    .map((source) => ({ source, ...tally(counts.filter((each) => each.source === source)) }))
    .sort((a, b) => b.visits - a.visits || (a.source < b.source ? -1 : 1));
  const { visits, calculatorUsed, guideRequested } = tally(counts);
  return {
    from,
    to,
    days,
    sources,
    funnel: {
      visits,
      calculator: calculatorUsed,
      guide: guideRequested,
      leads: leads.made,
      converted: leads.converted,
    },
  };
}
