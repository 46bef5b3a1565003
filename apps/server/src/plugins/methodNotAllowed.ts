import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ApiFailure } from './apiFailure.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 with `Allow` where a path of the API exists and the method does not. @returns to call after all routes */
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
