import { isErrorCode, type ErrorCode } from '@fnc/domain';
import type { FastifyInstance, FastifyTypeProvider } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure, type Issue } from './apiFailure.ts';

/** Lets Fastify read the types of a request and of its answer from the zod schemas of a route. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

/** Parses what comes in with zod. What goes out was typed by the same schemas, so it only has to be printed. */
export function validateWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: invalid(parsed.error, httpPart === 'body' ? 'body_invalid' : 'request_invalid') };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', (request, _reply, done) => {
    // No text has a NUL in it, and PostgreSQL refuses one with an error. In bodies the schemas take it out.
    done(request.url.includes('%00') ? new ApiFailure(400, 'request_invalid') : undefined);
  });
}

/** @param fallback what it is when the whole is at fault, or a schema has no code of its own for it */
function invalid(error: z.core.$ZodError, fallback: ErrorCode): ApiFailure {
  const issues: Issue[] = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: isErrorCode(issue.message) ? issue.message : issue.path.length === 0 ? fallback : 'value_invalid',
  }));
  const [first] = issues;
  return new ApiFailure(400, first?.code ?? fallback, { issues: issues.filter((issue) => issue.path !== '') });
}
