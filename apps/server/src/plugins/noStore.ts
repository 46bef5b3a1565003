import type { FastifyInstance } from 'fastify';

/** What the API answers holds personal data and tokens: no browser and no proxy keeps it. */
export function keepNoAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/') === true) reply.header('cache-control', 'no-store');
    done();
  });
}
