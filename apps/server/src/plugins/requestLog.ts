import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { FastifyInstance } from 'fastify';
import { outageOf } from '../adapters/sql/databaseFaults.ts';
import { describeError } from './describeError.ts';
import { oncePerSecond } from './oncePerSecond.ts';

/**
 * The log: one JSON object a line. It never holds personal data: no addresses with their query, no headers, no bodies,
 * no IP addresses, and of an error no words that a person typed (`describeError`), nor a database's detail or parameters.
 * While the database is away all calls and jobs fail alike: one line a second says so, with their number.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const tell = oncePerSecond();
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error), req: () => undefined, res: () => undefined },
    hooks: {
      logMethod(line, write) {
        const [fields, ...words] = line as [unknown, ...[string]];
        if (!isOutage(fields)) return write.apply(this, line);
        const failures = tell();
        if (failures !== null) write.apply(this, [{ ...fields, failures }, ...words]);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const isOutage = (fields: unknown): fields is { readonly err: unknown } =>
  typeof fields === 'object' && fields !== null && 'err' in fields && outageOf(fields.err) !== null;

/**
 * One line a request: what was asked, what was answered and how long it took. Those that are to come back later are told
 * together, by whoever refuses them.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 503 && reply.hasHeader('retry-after')) return done();
    const { url: route = 'none' } = request.routeOptions;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}
