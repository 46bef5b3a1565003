import { pino, type DestinationStream, type Logger } from 'pino';
import type { FastifyInstance } from 'fastify';

/**
 * The log: one JSON object a line. It never holds personal data: no addresses with their query, no headers, no bodies,
 * no IP addresses, and of a database's error neither the detail nor the parameters, which quote what a visitor typed.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
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

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: string;
  readonly cause?: DescribedError;
}

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
