import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { addDays, dayCount, daysBetween, daySchema, typedDaySchema, type Day } from '../shared/time/day.ts';
import { countedEvents, type CountedEvent, type DailyCount } from './dailyCount.ts';

const count = z.int().check(z.minimum(0));

/** How often each thing happened. A page view is any page shown, the first of a visit too. */
const tallySchema = z.object({
  visits: count,
  pageViews: count,
  calculatorUsed: count,
  guideRequested: count,
  contactSent: count,
});
type Tally = z.infer<typeof tallySchema>;

/** The days of `from` to `to`, both included; a day on which nothing happened has zeros. */
export const countSummarySchema = z.object({
  from: daySchema,
  to: daySchema,
  days: z.array(z.object({ day: daySchema, ...tallySchema.shape })),
  /** The most visited source first. */
  sources: z.array(z.object({ source: z.string(), ...tallySchema.shape })),
  /**
   * From a visit to a client, in numbers of the same days. Nobody is followed from one step to the next, so that a step
   * can be larger than the one before.
   */
  funnel: z.object({
    visits: count,
    calculator: count,
    guide: count,
    /** Leads made on these days. */
    leads: count,
    /** Those of them that became clients, whenever that was. */
    converted: count,
  }),
  /** Leads made in each of the twelve weeks that end with the one of `to`, whatever `from` is; the oldest first. */
  weeks: z.array(z.object({ year: z.int(), week: z.int(), monday: daySchema, leads: count })),
});
export type CountSummary = z.infer<typeof countSummarySchema>;

/** Weeks of ISO 8601 for which leads are counted, by the days of Amsterdam. */
export const countedWeeks = 12;

/** The longest time that is summed up at once, in days. */
export const maximumCountDays = 800;

/** Which days are summed up; left out: the last thirty. */
export const countQuerySchema = z.object({ from: z.optional(typedDaySchema), to: z.optional(typedDaySchema) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || dayCount(from, to) >= 1, {
    error: 'period_invalid' satisfies ErrorCode,
  }),
);
export type CountQuery = z.infer<typeof countQuerySchema>;

/** `from=2026-11-01&to=2026-11-21`; empty when nothing is asked. */
export const printCountQuery = ({ from, to }: CountQuery): string =>
  [...(from === undefined ? [] : [`from=${from}`]), ...(to === undefined ? [] : [`to=${to}`])].join('&');

const usualDays = 30;

/** The first and the last day a query means, both included: at most `maximumCountDays`, of a longer time the end. */
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
    // A row of a newer version is left out of the sums.
    for (const name of isCounted(event) ? tallied[event] : []) sums[name] += times;
  }
  return sums;
}

interface Summed {
  readonly period: { readonly from: Day; readonly to: Day };
  readonly counts: readonly Pick<DailyCount, 'day' | 'source' | 'event' | 'count'>[];
  /** Of the same days. */
  readonly leads: { readonly made: number; readonly converted: number };
}

/** Everything but the weeks, which reach further back than the period. */
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
