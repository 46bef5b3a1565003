import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { FastifyInstance } from 'fastify';
import { outageOf } from '../adapters/sql/databaseFaults.ts';

/**
 * The log: one JSON object a line. It never holds personal data: no query strings, headers, bodies or IP addresses,
 * no typed words in errors (`describeError`), and no detail or parameters of a database error.
 * While the database is down all calls and jobs fail alike: one line a second gives their number.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const sample = oncePerSecond();
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error), req: () => undefined, res: () => undefined },
    hooks: {
      logMethod(line, write) {
        const [fields, ...words] = line as [unknown, ...[string]];
        if (!isOutage(fields)) return write.apply(this, line);
        const failures = sample();
        if (failures !== null) write.apply(this, [{ ...fields, failures }, ...words]);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const isOutage = (fields: unknown): fields is { readonly err: unknown } =>
  typeof fields === 'object' && fields !== null && 'err' in fields && outageOf(fields.err) !== null;

/**
 * One line a request: what was asked, what was answered and how long it took. Refused calls that should retry later
 * are logged together by the plugin that refuses them.
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

/** An error in the form of the log: what failed and where, without a person's words. */
interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** The stack's lines that name a place in the code; `undefined` without any. */
  readonly stack: string | undefined;
  readonly code?: string;
  readonly cause?: DescribedError;
}

/** Enough for every message of a library; a longer one quotes somebody's text. */
const longestMessage = 500;
/** Maximum depth of causes: an error may be its own cause. */
const deepest = 5;

const quotationMarks = '"\'`“”‘’';
/** Quotation marks that a message puts around an address. */
const aroundAddress = /([\s<>()[\],;"'`“”‘’]+)/;
/** Errors of these types quote names of properties and functions. */
const quotesCode: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError']);

/**
 * A mail server repeats the address it refuses, a parser the text it cannot read: both are removed from the message,
 * and the stack keeps only its places.
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
 * Removes the text between the first and last quotation mark, since a name may hold one itself (O'Brien), or to
 * the end when the last mark was cut off. An apostrophe within a word does not count as one.
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
 * An uncaught error ends the process, as Node does; but Node prints many lines of text, with the error's data,
 * between the JSON lines of the log. The process's supervisor restarts it.
 */
export function logCrash(log: Pick<Logger, 'fatal'>): void {
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'the server crashed');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/**
 * Lets one call a second through and counts the others: an event of every request would fill the log.
 *
 * @returns how many calls there were since the last one that passed, or `null` for a call that is only counted
 */
export function oncePerSecond(): () => number | null {
  let nextAt = -Infinity;
  let counted = 0;
  return () => {
    counted += 1;
    const now = performance.now();
    if (now < nextAt) return null;
    nextAt = now + 1_000;
    const passed = counted;
    counted = 0;
    return passed;
  };
}
