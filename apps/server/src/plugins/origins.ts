import type { FastifyInstance, FastifyRequest } from 'fastify';
import cors from '@fastify/cors';
import { ApiFailure } from './apiFailure.ts';

/**
 * Refuses what a page of another site makes a browser send. A body of JSON needs no such guard: browsers ask before
 * they send one elsewhere. Who sends no origin is no browser.
 *
 * @param publicUrl the address visitors use, for a proxy in front that names another host
 * @param guards    which requests are looked at
 */
export function refuseOtherSites(
  app: FastifyInstance,
  publicUrl: () => string,
  guards: (request: FastifyRequest) => boolean = () => true,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = guards(request) && comesFromElsewhere(request, publicUrl());
    done(refused ? new ApiFailure(403, 'origin_refused') : undefined);
  });
}

function comesFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  return from === null || (from.host !== host && from.origin !== URL.parse(publicUrl)?.origin);
}

const localhost = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets the apps' development servers call. The built product shares the server's own origin and needs no permission, and
 * there it would let any program of this machine read with the admin's credentials.
 */
export async function allowDevelopmentOrigins(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && localhost.test(origin)),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Content-Type', 'Authorization', 'Accept-Language'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  });
}
