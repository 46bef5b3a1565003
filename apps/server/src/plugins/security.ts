import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { ApiFailure } from './apiFailure.ts';

/**
 * A strict Content-Security-Policy: everything from this server, no inline script, no frames, no plugins, no third
 * party. It also guards the admin's token in local storage.
 *
 * @param isHttps the public address is https: browsers are told to use only https
 */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  // Fastify's plugin would compose the same headers anew for each request.
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // styled-components writes style elements: into the prerendered pages and at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    addHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

/** API answers hold personal data and tokens: no browser or proxy may store them, no search engine may list them. */
export function keepNoAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/') === true) {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    }
    done();
  });
}

/**
 * Refuses requests that a page of another site makes a browser send. JSON bodies need no such guard: browsers ask
 * before they send one to another origin. A client without an origin is no browser.
 *
 * @param publicUrl the address visitors use, because a proxy may send another host
 * @param guards    which requests are checked
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
 * Allows calls from the apps' development servers. The built product shares the server's origin and needs no
 * permission; there it would let any program on the machine read with the admin's credentials.
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
