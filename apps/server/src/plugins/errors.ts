import { errorMessage, type ErrorCode } from '@fnc/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { outageOf, type Outage } from '../adapters/sql/databaseFaults.ts';
import { ApiFailure } from './apiFailure.ts';
import { languageOf } from './language.ts';

/** Fastify's own errors, in our words. */
const refusals: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'body_invalid'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'body_invalid'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'body_invalid'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'media_type_unsupported'],
  FST_ERR_BAD_URL: [400, 'request_invalid'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'endpoint_not_found'],
};

/** The database is unavailable: the same call may succeed later. */
const outageFailures: Readonly<Record<Outage, ApiFailure>> = {
  away: new ApiFailure(503, 'database_away', { headers: { 'retry-after': '3' } }),
  full: new ApiFailure(503, 'database_full', { headers: { 'retry-after': '60' } }),
};
const outageLines: Readonly<Record<Outage, string>> = {
  away: 'the database does not answer',
  full: 'the database cannot store anything',
};

/** Every failure becomes the same kind of answer. Internal errors go to the log, not to the caller. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendFailure(error, request, reply));
  app.all('/api/*', notFound);
  app.setNotFoundHandler(notFound);
}

function notFound(): never {
  throw new ApiFailure(404, 'endpoint_not_found');
}

export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error);
  if (failure !== null) return send(failure, request, reply);
  const outage = outageOf(error);
  request.log.error({ err: error, errorId: request.id }, outage === null ? 'request failed' : outageLines[outage]);
  if (outage !== null) return send(outageFailures[outage], request, reply);
  return send(new ApiFailure(500, 'internal_error'), request, reply, request.id);
}

/** `null` for an internal error. */
function asFailure(error: FastifyError | Error): ApiFailure | null {
  if (error instanceof ApiFailure) return error;
  const { code, statusCode } = error as FastifyError;
  const refusal = refusals[code];
  if (refusal !== undefined) return new ApiFailure(...refusal);
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  return new ApiFailure(statusCode, statusCode === 404 ? 'endpoint_not_found' : 'request_invalid');
}

function send(failure: ApiFailure, request: FastifyRequest, reply: FastifyReply, errorId?: string): FastifyReply {
  const language = languageOf(request);
  const { params, headers, issues, sentence = errorMessage(failure.code, language, params) } = failure.details;
  return reply
    .code(failure.statusCode)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send({
      success: false,
      error: sentence,
      message: sentence,
      code: failure.code,
      ...(issues === undefined || issues.length === 0
        ? {}
        : { issues: issues.map(({ path, code }) => ({ path, code, message: errorMessage(code, language) })) }),
      ...(errorId === undefined ? {} : { errorId }),
    });
}

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 with `Allow` for a known path with an unknown method. @returns call it after all routes */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const allowed = known.get(url) ?? new Set<string>();
    for (const one of [method].flat()) allowed.add(one);
    known.set(url, allowed);
  });
  return () => {
    for (const [url, allowed] of new Map(known)) {
      const allow = [...allowed].sort().join(', ');
      app.route({
        method: methods.filter((method) => !allowed.has(method)),
        url,
        handler() {
          throw new ApiFailure(405, 'method_not_allowed', { headers: { allow } });
        },
      });
    }
  };
}
