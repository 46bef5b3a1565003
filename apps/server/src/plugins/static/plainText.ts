import type { FastifyReply } from 'fastify';

export const plainText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`);

/** Tells a developer who started only the server what is missing. */
export const notBuilt = (reply: FastifyReply, app: 'site' | 'admin'): FastifyReply =>
  plainText(reply, 503, `The ${app} has not been built yet: run "npm run build" and load this page again.`);
