import { apiContract } from '@fnc/domain/api';
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
import type { DailyCounts, KnownPages } from '../../adapters/sql/dailyCounts.ts';
import type { ServerLeads } from '../../adapters/sql/leads/leads.ts';
import type { KnownScripts } from '../../plugins/knownPages.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Dependencies of counting. */
export interface TrackingRoutes {
  readonly dailyCounts: DailyCounts;
  readonly pages: KnownPages;
  readonly scripts: KnownScripts;
  readonly leads: ServerLeads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How search engines, link previews, monitors and scripts name themselves. */
const programs = [
  /bot\b|bot\/|crawl|spider|slurp/i,
  /preview|facebookexternalhit/i,
  /headless|lighthouse|monitor|uptime|pingdom/i,
  /curl|wget|python|java\/|go-http|axios|node-fetch|okhttp|libwww/i,
] as const;

/** Whether a program sent a request: it names itself, or has no name. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || programs.some((names) => names.test(userAgent));

/** Counts an event on a page. Programs that name themselves get the same answer and are not counted. */
function postCount(app: App, { dailyCounts, pages }: TrackingRoutes): void {
  app.route({
    ...contractRoute(apiContract.count),
    handler: async (request) => {
      const count = request.body;
      if (!pages.has(count.page)) {
        throw new ApiFailure(400, 'page_unknown', { issues: [{ path: 'page', code: 'page_unknown' }] });
      }
      if (!isProgram(request.headers['user-agent'])) await dailyCounts.add(count);
      return { success: true as const };
    },
  });
}

/**
 * Logs an error of a visitor's browser, under the id that the visitor's screen shows. Page and places are logged
 * only if the built site has that page and that script: anything else may be a visitor's words.
 */
function postClientFault(app: App, { pages, scripts }: Pick<TrackingRoutes, 'pages' | 'scripts'>): void {
  app.route({
    ...contractRoute(apiContract.reportClientFault),
    handler: (request) => {
      const { id, name, places, page } = request.body;
      const ours = places.filter((place) => scripts.has(place.split(':', 1)[0] ?? ''));
      request.log.warn(
        { errorId: id, fault: name, page: pages.known(page), places: ours },
        'a page failed in a browser',
      );
      return { success: true as const };
    },
  });
}

/** Visitors' actions per day, how many became leads and clients, and leads per week. */
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

/** What browsers report: a visit, a conversion or a fault. */
export function registerBeacons(app: App, options: TrackingRoutes): void {
  postCount(app, options);
  postClientFault(app, options);
}
