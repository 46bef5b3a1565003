import { isErrorCode, isIncomplete, type ErrorCode } from '@fnc/domain';
import { apiContract, type ApiRoute } from '@fnc/domain/api';
import type { FastifyInstance, FastifyTypeProvider, FastifyBodyParser } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure, type Issue } from './apiFailure.ts';

/** Lets Fastify take the types of requests and answers from a route's zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

const routes: readonly ApiRoute[] = Object.values(apiContract);

/** Parses requests with zod. Answers were typed by the same schemas, so they are only serialized. */
export function validateWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart, method, url }) => {
    const { incomplete } = routes.find((route) => route.path === url && route.method === method) ?? {};
    return (data: unknown) => {
      const parsed = schema.safeParse(data);
      if (parsed.success) return { value: parsed.data };
      return { error: invalid(parsed.error, httpPart === 'body' ? 'body_invalid' : 'request_invalid', incomplete) };
    };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', (request, _reply, done) => {
    // PostgreSQL refuses NUL characters. The schemas remove them from bodies.
    done(request.url.includes('%00') ? new ApiFailure(400, 'request_invalid') : undefined);
  });
}

/**
 * @param fallback   code when the whole body is invalid, or a schema has no code of its own
 * @param incomplete code when a required field is missing; absent: that of the first error
 */
function invalid(error: z.core.$ZodError, fallback: ErrorCode, incomplete: ErrorCode | undefined): ApiFailure {
  const issues: Issue[] = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: isErrorCode(issue.message) ? issue.message : issue.path.length === 0 ? fallback : 'value_invalid',
  }));
  const [first] = issues;
  const whole = isIncomplete(issues.map(({ code }) => code)) ? incomplete : undefined;
  return new ApiFailure(400, whole ?? first?.code ?? fallback, { issues: issues.filter((issue) => issue.path !== '') });
}

/**
 * Bodies are JSON only. An empty body counts as none, because clients label a POST or DELETE without a body as
 * JSON too. Keys such as `__proto__` are refused.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parserOf(app));
}

/** `navigator.sendBeacon` labels its JSON as text. */
export function acceptJsonAsText(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, parserOf(app));
}

function parserOf(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (body.trim() === '') done(null);
    else void parse(request, body, done);
  };
}
