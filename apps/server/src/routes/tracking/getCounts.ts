import { countPeriod, dayOf, instantOf, nextDay, startOfDay, summarizeCounts } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { TrackingRoutes } from './trackingRoutes.ts';

/** What visitors did per day, and how many became leads and clients. */
export function getCounts(app: App, { dailyCounts, leads, now }: TrackingRoutes): void {
  app.route({
    ...contractRoute(apiContract.countSummary),
    handler: async (request) => {
      const period = countPeriod(request.query, dayOf(instantOf(now())));
      const [counts, made] = await Promise.all([
        dailyCounts.between(period.from, period.to),
        leads.madeBetween(startOfDay(period.from), startOfDay(nextDay(period.to))),
      ]);
      return { success: true as const, ...summarizeCounts({ period, counts, leads: made }) };
    },
  });
}
