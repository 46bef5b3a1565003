import {
  countedWeeks,
  countPeriod,
  dayOf,
  instantOf,
  isoWeeksUntil,
  nextDay,
  nextMonday,
  startOfDay,
  summarizeCounts,
} from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { TrackingRoutes } from './trackingRoutes.ts';

/** What visitors did per day, and how many became leads and clients; and leads per week. */
export function getCounts(app: App, { dailyCounts, leads, now }: TrackingRoutes): void {
  app.route({
    ...contractRoute(apiContract.countSummary),
    handler: async (request) => {
      const period = countPeriod(request.query, dayOf(instantOf(now())));
      const weeks = isoWeeksUntil(period.to, countedWeeks);
      const mondays = [...weeks.slice(0, 1), ...weeks.map((week) => ({ monday: nextMonday(week) }))];
      const [counts, made, perWeek] = await Promise.all([
        dailyCounts.between(period.from, period.to),
        leads.madeBetween(startOfDay(period.from), startOfDay(nextDay(period.to))),
        leads.madePer(mondays.map(({ monday }) => startOfDay(monday))),
      ]);
      return {
        success: true as const,
        ...summarizeCounts({ period, counts, leads: made }),
        weeks: weeks.map((week, index) => ({ ...week, leads: perWeek[index] ?? 0 })),
      };
    },
  });
}
