import type { FastifyReply } from 'fastify';

const policyHeader = 'content-security-policy';

/** Lets the page of this answer call these origins too; anything else stays forbidden. */
export function allowCalls(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy !== 'string' || origins.length === 0) return;
  const own = "connect-src 'self'";
  reply.header(policyHeader, policy.replace(own, [own, ...origins].join(' ')));
}
