import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else. An empty body is no body, because clients label a POST or DELETE without a body as
 * JSON too. Keys such as `__proto__` are refused.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null);
    else void parse(request, text, done);
  });
}
