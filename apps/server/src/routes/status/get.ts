import { answerWithinMs, instantOf } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { StatusRoutes } from './statusRoutes.ts';

/** How far back a failed mail is still news, and how many of them are named. */
const failuresMs = 7 * 86_400_000;
const failuresNamed = 3;

/** The figures of the dashboard. */
export function getAdminStatus(
  app: App,
  { leads, outbox, backupStatus, countRecords, emailConfigured, version, now }: StatusRoutes,
): void {
  const startedAt = now();
  app.route({
    ...contractRoute(apiContract.adminStatus),
    handler: async () => {
      const [counts, breakdown, mail, failedMails, backup, records] = await Promise.all([
        leads.counts(instantOf(now() - answerWithinMs)),
        leads.breakdown(),
        outbox.counts(),
        outbox.failedSince(instantOf(now() - failuresMs), failuresNamed),
        backupStatus(),
        countRecords(),
      ]);
      return {
        success: true as const,
        leadsCount: counts.total,
        waitingCount: counts.waiting,
        lateCount: counts.late,
        emailConfigured,
        uptime: Math.floor((now() - startedAt) / 1000),
        version,
        mail,
        ...breakdown,
        failedMails,
        backup,
        records,
      };
    },
  });
}
