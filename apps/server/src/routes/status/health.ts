import { outageOf } from '../../adapters/sql/databaseFaults.ts';
import type { App } from '../app.ts';

export interface HealthRoutes {
  /** Stores something, and waits until the disk has it. Rejects when that fails. */
  readonly checkDatabase: () => Promise<void>;
}

type Health = 'ok' | 'the database does not answer' | 'the database cannot store anything';

/** Whoever asks gets an answer within two seconds. */
const limitMs = 1_500;
/** However many ask: each look is a write. */
const everyMs = 1_000;

/** 200 while the product can do its work: it can store. Not logged: it is asked every few seconds. */
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

/** 200 while the process lives, whatever the database does: who restarts it for that helps nobody. */
export function getLife(app: App): void {
  app.get('/livez', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
}
