import { pino, type DestinationStream, type Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import { describeError } from './describeError.ts';

/**
 * The log: one JSON object a line. It never holds personal data: no addresses with their query, no headers, no bodies,
 * no IP addresses, and of an error no words that a person typed (`describeError`), nor a database's detail or parameters.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error), req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line a request: what was asked, what was answered and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}
