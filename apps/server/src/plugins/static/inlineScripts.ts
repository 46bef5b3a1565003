import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';

/** The inline scripts of the built pages. */
export interface InlineScripts {
  /** Allows them in the answer's Content-Security-Policy by their hashes; other inline scripts stay forbidden. */
  allowIn(reply: FastifyReply): void;
}

const policyHeader = 'content-security-policy';
const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;

/** @param folder the built site, which may be rebuilt while the server runs */
export function createInlineScripts(folder: string): InlineScripts {
  const list = path.join(folder, '.inline-scripts.json');
  let readAt = Number.NaN;
  let allowed = '';

  const sources = (): string => {
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return '';
    if (changedAt !== readAt) {
      const hashes: unknown = JSON.parse(readFileSync(list, 'utf8'));
      const known = Array.isArray(hashes) ? hashes.filter((each) => typeof each === 'string' && hash.test(each)) : [];
      allowed = known.map((each) => ` ${each}`).join('');
      readAt = changedAt;
    }
    return allowed;
  };

  return {
    allowIn(reply) {
      const policy = reply.getHeader(policyHeader);
      if (typeof policy !== 'string') return;
      reply.header(policyHeader, policy.replace("script-src 'self'", `script-src 'self'${sources()}`));
    },
  };
}
