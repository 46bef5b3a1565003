import type { Instant } from '@fnc/domain';
import type { OutboxDepth } from '../../metrics/metrics.ts';
import type { Database } from './database.ts';

export async function outboxDepth({ query }: Database, now: Instant): Promise<OutboxDepth> {
  const { waiting, oldest } = await query
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('run_at').as('oldest')])
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  const waitedMs = oldest === null ? 0 : Date.parse(now) - Date.parse(oldest);
  return { waiting: Number(waiting), oldestSeconds: Math.max(0, waitedMs / 1_000) };
}
