import type { FastifyInstance } from 'fastify';

/** What the API answers holds personal data and tokens: no browser and no proxy keeps it, no search engine lists it. */
export function keepNoAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/') === true) {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    }
    done();
  });
}
