import { unattendedHeader } from '@fnc/domain/api';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { digest } from '../adapters/secrets/tokens.ts';
import type { Admin } from '../adapters/sql/accounts/admins.ts';
import type { SessionRepository } from '../adapters/sql/accounts/sessions.ts';
import { ApiFailure } from './apiFailure.ts';

interface SignedIn {
  readonly admin: Admin;
  readonly tokenHash: string;
}

export interface AuthenticationOptions {
  readonly sessions: SessionRepository;
  readonly now: () => number;
}

const decorator = 'signedIn';

export function prepareAuthentication(app: FastifyInstance): void {
  app.decorateRequest(decorator, null);
}

/** The admin who makes this request. Only behind `requireAdmin` or `requireSession`. */
export function signedIn(request: FastifyRequest): SignedIn {
  const found = request.getDecorator<SignedIn | null>(decorator);
  if (found === null) throw new Error('This route does not ask for an admin.');
  return found;
}

/** Allows a signed-in admin, also one who still has to change the one-time password. */
export const requireSession =
  ({ sessions, now }: AuthenticationOptions): onRequestAsyncHookHandler =>
  async (request) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthenticated('not_authenticated');
    const tokenHash = digest(token);
    const isUse = request.headers[unattendedHeader] === undefined;
    const admin = await sessions.findAdmin(tokenHash, new Date(now()).toISOString(), isUse);
    if (admin === null) throw unauthenticated('authentication_failed');
    request.setDecorator<SignedIn>(decorator, { admin, tokenHash });
  };

/** Whether the session of a request lasts, for an answer that goes on. Asking does not prolong it. */
export async function isStillSignedIn(
  request: FastifyRequest,
  { sessions, now }: AuthenticationOptions,
): Promise<boolean> {
  const { tokenHash } = signedIn(request);
  return (await sessions.findAdmin(tokenHash, new Date(now()).toISOString(), false)) !== null;
}

/** Allows a signed-in admin who has chosen a password. */
export const requireAdmin = (options: AuthenticationOptions): onRequestAsyncHookHandler => {
  const authenticate = requireSession(options);
  return async function requireOwnPassword(request, reply) {
    await authenticate.call(this, request, reply);
    if (signedIn(request).admin.mustChangePassword) throw new ApiFailure(403, 'password_change_required');
  };
};

const unauthenticated = (code: 'not_authenticated' | 'authentication_failed') =>
  new ApiFailure(401, code, { headers: { 'www-authenticate': 'Bearer' } });
