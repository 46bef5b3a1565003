import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './apiFailure.ts';
import { isFormPost } from './formPosts.ts';
import { oncePerSecond } from './log.ts';

/**
 * Calls are refused when they would probably wait longer. With the work itself, and the time in which refusing others
 * keeps the processor busy, that stays under three seconds, mostly under two.
 */
const longestWaitMs = 1_200;
/** This few are never refused: one slow call says nothing about the next. */
const alwaysTaken = 32;
const retryAfterSeconds = 2;
/** What was measured this long ago counts for about a third. */
const memoryMs = 2_000;

/** Measures how many calls wait and how fast they are answered. */
export function createLoadMeter(clock: () => number) {
  // In order of arrival.
  const waiting = new Map<object, number>();
  // A mean over time and not over answers: a transaction answers a hundred calls at once, and then none for a while.
  let workingMs = 0;
  let answers = 0;
  let workingSince = 0;

  return {
    waiting: () => waiting.size,
    isTooMuch(): boolean {
      if (waiting.size < alwaysTaken) return false;
      const [oldest = Infinity] = waiting.values();
      // As if a few had been answered at once: a slow first call says nothing about the next.
      const msPerAnswer = workingMs / (answers + alwaysTaken);
      return waiting.size * msPerAnswer > longestWaitMs || clock() - oldest > longestWaitMs;
    },
    take(call: object): void {
      if (waiting.size === 0) workingSince = clock();
      waiting.set(call, clock());
    },
    /** May be called more than once. */
    answered(call: object): void {
      if (!waiting.delete(call)) return;
      const now = clock();
      const passed = now - workingSince;
      const kept = Math.exp(-passed / memoryMs);
      workingMs = workingMs * kept + passed;
      answers = answers * kept + 1;
      workingSince = now;
    },
  };
}

const isCall = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') === true;
const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';

/**
 * Refuses calls that could not be answered in time, with 503 and `Retry-After`, so that the queue does not keep
 * growing. Only calls of the API: pages are files, which cost little and which visitors read meanwhile.
 */
export function shedLoad(app: FastifyInstance): void {
  const meter = createLoadMeter(() => performance.now());
  const sample = oncePerSecond();

  const refuseTooMuch = (request: FastifyRequest) => {
    if (!meter.isTooMuch()) return;
    const refused = sample();
    if (refused !== null)
      request.log.warn({ refused, waiting: meter.waiting() }, 'too many calls at once: some were refused');
    throw new ApiFailure(503, 'server_busy', { headers: { 'retry-after': String(retryAfterSeconds) } });
  };

  app.addHook('onRequest', (request, _reply, done) => {
    // A form sent without JavaScript is read first, so that the page that answers it keeps the typed text.
    if (isCall(request) && !isFormPost(request)) refuseTooMuch(request);
    if (isCall(request) && !hasBody(request)) meter.take(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (isCall(request) && hasBody(request)) {
      // Again, because others may have been counted while this body was read.
      refuseTooMuch(request);
      // Counted only now, so that a client that sends its body slowly takes no slot.
      meter.take(request);
    }
    done();
  });
  // A long stream counts as answered when it begins.
  app.addHook('onSend', (request, _reply, payload, done) => {
    meter.answered(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    meter.answered(request);
    done();
  });
}
