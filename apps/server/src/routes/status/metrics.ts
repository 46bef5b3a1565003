import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../../metrics/metrics.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';

export interface MetricsRoutes {
  readonly metrics: Metrics;
  /** Without it there is no such route. */
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
