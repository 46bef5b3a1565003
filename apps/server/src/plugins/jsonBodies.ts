import type { FastifyBodyParser, FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else. An empty body is no body, because clients label a POST or DELETE without a body as
 * JSON too. Keys such as `__proto__` are refused.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parserOf(app));
}

/** `navigator.sendBeacon` labels the JSON it is given as text. */
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
