import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Instant } from '@fnc/domain';
import type { DatabaseWait } from '../adapters/sql/wrapDriver.ts';

export interface OutboxDepth {
  readonly waiting: number;
  /** Age of the mail that is due longest; 0 without one. */
  readonly oldestSeconds: number;
}

/** Metrics of one server, for Prometheus. No name, address or id of a person is a label. */
export interface Metrics {
  readonly databaseWait: DatabaseWait;
  /** @param event of the audit log, such as `sign_in_refused` */
  signIn(event: string): void;
  readonly mail: (outcome: 'sent' | 'failed' | 'given_up' | 'held_back') => void;
  /** @param failedParts of the clean-up */
  readonly cleanedUp: (failedParts: number) => void;
  readonly backedUp: (lastGood: { readonly lastGoodAt: Instant | null; readonly bytes: number | null }) => void;
  /** Called at each scrape; a failed call leaves out the outbox metrics. */
  watchOutbox(depth: () => Promise<OutboxDepth>): void;
  watchRequests(app: FastifyInstance): void;
  /** In Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/** Timeout of the outbox metrics: Prometheus gives up after ten seconds, and the other metrics matter most then. */
const outboxLimitMs = 2_000;

/** @param ofProcess also memory, garbage collection and event-loop delay; only once per process */
export function createMetrics({ ofProcess }: { readonly ofProcess: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'fnc_http_request_seconds',
    help: 'Time until a request was answered, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const waits = new Histogram({
    name: 'fnc_database_wait_seconds',
    help: 'Time until a statement or transaction had a connection.',
    buckets: seconds,
    registers,
  });
  const signIns = new Counter({
    name: 'fnc_sign_in_total',
    help: 'Events of the back office’s sign-in: good, failed, refused.',
    labelNames: ['event'],
    registers,
  });
  const mails = new Counter({
    name: 'fnc_mail_total',
    help: 'Attempts to send a mail, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const cleanUpAt = new Gauge({
    name: 'fnc_clean_up_timestamp_seconds',
    help: 'When the last clean-up ended, in seconds since 1970.',
    registers,
  });
  const cleanUpFailures = new Gauge({
    name: 'fnc_clean_up_failed_parts',
    help: 'Parts of the last clean-up that failed.',
    registers,
  });
  const backupAt = new Gauge({
    name: 'fnc_backup_timestamp_seconds',
    help: 'When the last good backup was made, in seconds since 1970; 0 where there is none.',
    registers,
  });
  const backupBytes = new Gauge({
    name: 'fnc_backup_bytes',
    help: 'Size of the last good backup.',
    registers,
  });
  const outboxWaiting = new Gauge({
    name: 'fnc_outbox_mails',
    help: 'Mails that wait or are on their way.',
    registers,
  });
  const outboxOldest = new Gauge({
    name: 'fnc_outbox_oldest_seconds',
    help: 'How long the oldest mail that is due has been waiting.',
    registers,
  });
  let depth: (() => Promise<OutboxDepth>) | null = null;

  async function lookAtOutbox(): Promise<void> {
    if (depth === null) return;
    const unknown = { waiting: NaN, oldestSeconds: NaN };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<OutboxDepth>((resolve) => {
      timer = setTimeout(resolve, outboxLimitMs, unknown);
    });
    const found = await Promise.race([depth().catch(() => unknown), late]);
    clearTimeout(timer);
    outboxWaiting.set(found.waiting);
    outboxOldest.set(found.oldestSeconds);
  }

  return {
    databaseWait: { ended: (milliseconds) => waits.observe(milliseconds / 1_000) },
    signIn: (event) => signIns.inc({ event }),
    mail: (outcome) => mails.inc({ outcome }),
    cleanedUp(failedParts) {
      cleanUpAt.setToCurrentTime();
      cleanUpFailures.set(failedParts);
    },
    backedUp({ lastGoodAt, bytes }) {
      backupAt.set(lastGoodAt === null ? 0 : Date.parse(lastGoodAt) / 1_000);
      backupBytes.set(bytes ?? 0);
    },
    watchOutbox(look) {
      depth = look;
    },
    watchRequests(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // The length of a stream says nothing about how quickly the server answers.
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done();
        const { method, routeOptions } = request;
        requests.observe(
          { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
          reply.elapsedTime / 1_000,
        );
        done();
      });
    },
    async text() {
      await lookAtOutbox();
      return await registry.metrics();
    },
    contentType: registry.contentType,
  };
}
