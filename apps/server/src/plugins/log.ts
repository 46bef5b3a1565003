import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { FastifyInstance } from 'fastify';
import { outageOf } from '../adapters/sql/databaseFaults.ts';
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

/** An error as the log holds it: what failed and where, without the words of a person. */
interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** The lines that name a place in the code; `undefined` where there are none. */
  readonly stack: string | undefined;
  readonly code?: string;
  readonly cause?: DescribedError;
}

/** Enough for every sentence a library writes; a longer one carries somebody's text. */
const longestMessage = 500;
/** Causes of causes that are described: an error may be its own cause. */
const deepest = 5;

const quotationMarks = '"\'`“”‘’';
/** What a sentence puts around an address. */
const aroundAddress = /([\s<>()[\],;"'`“”‘’]+)/;
/** Between these stands code: the name of a property or a function. */
const quotesCode: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError']);

/**
 * A mail server repeats the address it refuses, a parser the text it cannot read: both are left out of the message, and
 * the stack keeps only its places.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutPersons(error),
    stack: placesIn(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

function withoutPersons({ name, message }: Error): string {
  const bounded = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  const anonymous = bounded
    .split(aroundAddress)
    .map((word) => (word.includes('@') ? '…@…' : word))
    .join('');
  return quotesCode.has(name) ? anonymous : withoutQuotation(anonymous);
}

/**
 * Without what stands between the first quotation mark and the last, since a name may hold one itself (O'Brien), or up to
 * the end where the bound has cut the last. An apostrophe within a word opens nothing.
 */
function withoutQuotation(text: string): string {
  const letters = text.split('');
  const marks = letters.flatMap((letter, at) => (quotationMarks.includes(letter) ? [at] : []));
  const first = marks.find((at) => !/[\p{L}\d]/u.test(letters[at - 1] ?? ''));
  if (first === undefined) return text;
  const last = marks.findLast((at) => at > first) ?? letters.length;
  return `${letters.slice(0, first).join('')}“…”${letters.slice(last + 1).join('')}`;
}

function placesIn(stack: string | undefined): string | undefined {
  const places =
    stack?.split('\n').filter((line) => /:\d{1,7}:\d{1,7}\)?$/.test(line) && line.startsWith('    at ')) ?? [];
  return places.length === 0 ? undefined : places.join('\n');
}

/**
 * A fault that nobody caught ends the process, as Node does by itself; but Node prints pages of text, with whatever the
 * error carries, between the JSON lines of the log. Restarting is the work of who started the process.
 */
export function logCrash(log: Pick<Logger, 'fatal'>): void {
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'the server crashed');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
