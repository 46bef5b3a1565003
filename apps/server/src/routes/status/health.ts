import type { App } from '../app.ts';

export interface HealthRoutes {
  /** Rejects when the database does not answer. */
  readonly checkDatabase: () => Promise<void>;
}

/** 200 while the server and its database answer. Not logged: it is asked every few seconds. */
export function getHealth(app: App, { checkDatabase }: HealthRoutes): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await checkDatabase();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
