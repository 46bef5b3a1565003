import { deviceOf, type User } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { FastifyRequest } from 'fastify';
import { verifyPassword } from '../../adapters/secrets/passwords.ts';
import { digest, newToken } from '../../adapters/secrets/tokens.ts';
import { type Admin, accountKey } from '../../adapters/sql/accounts/admins.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { addressKey, countAttempt, tooManyAttempts } from '../../plugins/attemptLimit.ts';
import { requireSession, signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { requireSecondStep } from './account.ts';
import type { SessionRoutes } from './sessionRoutes.ts';

/** What the client may know about an admin. */
const toUser = ({ username, name, mustChangePassword }: Admin): User => ({
  username,
  name,
  role: 'admin',
  mustChangePassword,
});

const hourMs = 3_600_000;
/** In a quarter of an hour. */
const perAddress = 10;
const perDevice = 10;
/** In any sixty minutes, from all unknown devices. */
const triesPerAccount = 100;

type Limits = Pick<SessionRoutes, 'loginAttempts' | 'knownDevices' | 'audit' | 'now'>;

interface Attempt {
  /** To be called after a successful sign-in: its attempts do not count. */
  readonly succeeded: () => Promise<void>;
}

interface Typed {
  readonly username: string;
  /** The admin with that user name. */
  readonly admin: Admin | null;
}

/**
 * Counts a sign-in attempt before checking the password. A known device has its own count. Other attempts count for
 * their address first, and for the account only when the address is within its limit: one stranger uses up the own
 * address and does not lock the account.
 *
 * @throws ApiFailure 429 with `Retry-After`; then the password may not be tried
 */
async function mayTry(options: Limits, request: FastifyRequest, typed: Typed): Promise<Attempt> {
  try {
    return await countBeforeTrying(options, request, typed);
  } catch (error) {
    if (error instanceof ApiFailure) options.audit(request, 'sign_in_refused', { admin: typed.admin?.id ?? null });
    throw error;
  }
}

async function countBeforeTrying(
  { loginAttempts, knownDevices, now }: Limits,
  request: FastifyRequest,
  { username, admin }: Typed,
): Promise<Attempt> {
  const device = admin === null ? null : knownDevices.find(request, admin);
  if (device !== null) {
    const key = `login on ${device}`;
    await countAttempt(loginAttempts, { key, max: perDevice }, now());
    return { succeeded: () => loginAttempts.forget([key]) };
  }
  const key = `login from ${addressKey(request.ip)}`;
  await countAttempt(loginAttempts, { key, max: perAddress }, now());
  const at = now();
  const tried = await loginAttempts.recordTry(`login as ${accountKey(username)}`, new Date(at).toISOString(), {
    max: triesPerAccount,
    since: new Date(at - hourMs).toISOString(),
  });
  if (!tried.ok) throw tooManyAttempts(Date.parse(tried.error) + hourMs - at);
  return {
    async succeeded() {
      await loginAttempts.forget([key]);
      await loginAttempts.withdrawTry(tried.value);
    },
  };
}

function postLogin(app: App, options: SessionRoutes): void {
  const { admins, sessions, knownDevices, audit, now, sessionHours } = options;
  app.route({
    ...contractRoute(apiContract.login),
    handler: async (request, reply) => {
      const { username, password, code } = request.body;
      const admin = await admins.findByUsername(username);
      const attempt = await mayTry(options, request, { username, admin });
      // Also for an unknown user, so that both take the same time.
      const isRight = await verifyPassword(admin?.passwordHash ?? null, password);
      if (admin === null || !isRight) {
        audit(request, 'sign_in_failed', { admin: admin?.id ?? null });
        throw new ApiFailure(401, 'credentials_wrong');
      }
      if (hasEnded(admin, now())) {
        audit(request, 'sign_in_failed', { admin: admin.id });
        throw new ApiFailure(401, 'one_time_password_ended');
      }
      try {
        await requireSecondStep(options, admin, code);
      } catch (error) {
        // A missing code is no failure yet; a wrong one, or too many of them, is.
        if (code !== undefined) audit(request, 'sign_in_failed', { admin: admin.id });
        throw error;
      }
      const token = newToken();
      const signedInAt = now();
      await sessions.create({
        tokenHash: digest(token),
        adminId: admin.id,
        now: new Date(signedInAt).toISOString(),
        expiresAt: new Date(signedInAt + sessionHours * 3_600_000).toISOString(),
        device: deviceOf(request.headers['user-agent']),
      });
      await attempt.succeeded();
      knownDevices.remember(request, reply, admin);
      audit(request, 'sign_in', { admin: admin.id });
      return { success: true as const, token, user: toUser(admin) };
    },
  });
}

/** A one-time password appears on a terminal and in its history, so it must expire. */
const hasEnded = ({ mustChangePassword, oneTimeEndsAt }: Admin, nowMs: number): boolean =>
  mustChangePassword && oneTimeEndsAt !== null && Date.parse(oneTimeEndsAt) <= nowMs;

/** The token's user. */
function getVerify(app: App, options: SessionRoutes): void {
  app.route({
    ...contractRoute(apiContract.verify),
    onRequest: requireSession(options),
    handler: (request) => ({ success: true as const, user: toUser(signedIn(request).admin) }),
  });
}

/** Ends this session at once. */
function postLogout(app: App, options: SessionRoutes): void {
  app.route({
    ...contractRoute(apiContract.logout),
    onRequest: requireSession(options),
    handler: async (request) => {
      const { admin, tokenHash } = signedIn(request);
      await options.sessions.revoke(tokenHash);
      options.audit(request, 'sign_out', { admin: admin.id });
      return { success: true as const };
    },
  });
}

/**
 * The open sessions of the signed-in admin. Behind `requireAdmin`. A session's id is the hash of its token: it signs
 * nobody in, and does not reveal the token.
 */
export function registerOpenSessions(app: App, { sessions, audit, now }: SessionRoutes): void {
  app.route({
    ...contractRoute(apiContract.listSessions),
    handler: async (request) => {
      const { admin, tokenHash: own } = signedIn(request);
      const open = await sessions.listOf(admin.id, new Date(now()).toISOString());
      return {
        success: true as const,
        sessions: open.map(({ tokenHash, ...session }) => ({ id: tokenHash, ...session, current: tokenHash === own })),
      };
    },
  });

  app.route({
    ...contractRoute(apiContract.endSession),
    handler: async (request) => {
      const { admin } = signedIn(request);
      if (!(await sessions.revokeOf(admin.id, request.params.id))) throw new ApiFailure(404, 'session_not_found');
      audit(request, 'sessions_ended', { admin: admin.id, rows: 1 });
      return { success: true as const };
    },
  });

  app.route({
    ...contractRoute(apiContract.endOtherSessions),
    handler: async (request) => {
      const { admin, tokenHash } = signedIn(request);
      const ended = await sessions.revokeOthers(admin.id, tokenHash);
      audit(request, 'sessions_ended', { admin: admin.id, rows: ended });
      return { success: true as const, ended };
    },
  });
}

/** Signing in and out, and who is signed in. */
export function registerSession(app: App, options: SessionRoutes): void {
  postLogin(app, options);
  getVerify(app, options);
  postLogout(app, options);
}
