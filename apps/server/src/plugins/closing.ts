import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with the last answer on it while the server stops. Fastify does so for requests that come in
 * then; without this, one that was already going on would leave its connection open, and the server waiting for it.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
