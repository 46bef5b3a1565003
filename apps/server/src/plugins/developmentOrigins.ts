import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

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
