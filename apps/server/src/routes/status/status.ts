import { createHash, timingSafeEqual } from 'node:crypto';
import { answerWithinMs, instantOf, type BackupStatus } from '@fnc/domain';
import { apiContract, type AdminStatus } from '@fnc/domain/api';
import type { ServerLeads } from '../../adapters/sql/leads/leads.ts';
import type { Outbox } from '../../adapters/sql/mail/outbox.ts';
import { outageOf } from '../../adapters/sql/databaseFaults.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Dependencies of the status routes. */
export interface StatusRoutes {
  readonly leads: ServerLeads;
  readonly outbox: Outbox;
  readonly backupStatus: () => Promise<BackupStatus>;
  readonly countRecords: () => Promise<AdminStatus['records']>;
  readonly emailConfigured: boolean;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long a failed mail is shown, and how many of them are named. */
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
        welcomeCount: counts.welcome,
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

export interface HealthRoutes {
  /** Writes to the disk and waits for it. Rejects when that fails. */
  readonly checkDatabase: () => Promise<void>;
}

type Health = 'ok' | 'the database does not answer' | 'the database cannot store anything';

/** Every caller gets an answer within two seconds. */
const limitMs = 1_500;
/** Callers share a check within this time, because each check is a write. */
const everyMs = 1_000;

/** 200 while the product can store data. Not logged, because it is called every few seconds. */
export function getHealth(app: App, { checkDatabase }: HealthRoutes): void {
  let last: Promise<Health> | null = null;
  let lookAgainAt = -Infinity;

  const look = (): Promise<Health> => {
    if (last !== null && performance.now() < lookAgainAt) return last;
    lookAgainAt = performance.now() + everyMs;
    last = healthWithin(checkDatabase);
    return last;
  };

  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const status = await look();
    return reply
      .header('cache-control', 'no-store')
      .code(status === 'ok' ? 200 : 503)
      .send({ status });
  });
}

async function healthWithin(checkDatabase: () => Promise<void>): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Health>((resolve) => {
    timer = setTimeout(resolve, limitMs, 'the database does not answer');
  });
  const check = checkDatabase().then(
    (): Health => 'ok',
    (error: unknown): Health =>
      outageOf(error) === 'full' ? 'the database cannot store anything' : 'the database does not answer',
  );
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** 200 while the process runs, even without the database: restarting would not help then. */
export function getLife(app: App): void {
  app.get('/livez', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
}

export interface MetricsRoutes {
  readonly metrics: Metrics;
  /** Absent: there is no such route. */
  readonly metricsToken: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** For Prometheus, with `Authorization: Bearer METRICS_TOKEN`. */
export function getMetrics(app: App, { metrics, metricsToken }: MetricsRoutes): void {
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (metricsToken === undefined) throw new ApiFailure(404, 'endpoint_not_found');
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(metricsToken))) {
      throw new ApiFailure(401, 'not_authenticated', { headers: { 'www-authenticate': 'Bearer' } });
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
