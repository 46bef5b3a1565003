import { answerWithinMs } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { StatusRoutes } from './statusRoutes.ts';

/** The figures of the dashboard. */
export function getAdminStatus(app: App, { leads, outbox, emailConfigured, version, now }: StatusRoutes): void {
  const startedAt = now();
  app.route({
    ...contractRoute(apiContract.adminStatus),
    handler: async () => {
      const counts = await leads.counts(new Date(now() - answerWithinMs).toISOString());
      return {
        success: true as const,
        leadsCount: counts.total,
        waitingCount: counts.waiting,
        lateCount: counts.late,
        emailConfigured,
        uptime: Math.floor((now() - startedAt) / 1000),
        version,
        mail: await outbox.counts(),
      };
    },
  });
}
