import { fail, ok, type Instant, type Result } from '@fnc/domain';
import { newToken } from '../../secrets/tokens.ts';
import { toAdmin, type Admin } from './admins.ts';
import type { Database } from '../database.ts';
import { outageOf } from '../databaseFaults.ts';
import type { LoginAttempts } from './loginAttempts.ts';
import type { SecondFactors } from './secondFactors.ts';
import type { SessionRepository } from './sessions.ts';

/*
 * Signing in on a full disk. The person who frees the space must be able to look and to delete, so what a sign-in
 * writes is stored in the memory of this process when the database cannot store it: for an hour at most, and only then.
 */

const sessionMs = 3_600_000;
const mostSessions = 100;
/** Above this number of keys nobody may try: strangers must not fill the memory either. */
const mostKeys = 10_000;

/** Falls back to memory when the database cannot store anything; rethrows every other error. */
async function orElse<T>(stored: () => Promise<T>, inMemory: () => T | Promise<T>): Promise<T> {
  try {
    return await stored();
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
    return await inMemory();
  }
}

interface MemorySession {
  readonly adminId: string;
  /** A changed password ends the session. */
  readonly passwordHash: string;
  readonly endsAt: Instant;
}

export function sessionsOnFullDisk(stored: SessionRepository, { query }: Database): SessionRepository {
  const kept = new Map<string, MemorySession>();

  async function adminOf(id: string): Promise<Admin | null> {
    const row = await query.selectFrom('admin_user').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toAdmin(row);
  }

  async function keep(tokenHash: string, adminId: string, now: Instant): Promise<void> {
    const admin = await adminOf(adminId);
    if (admin === null) return;
    const [oldest] = kept.keys();
    if (kept.size >= mostSessions && oldest !== undefined) kept.delete(oldest);
    const endsAt = new Date(Date.parse(now) + sessionMs).toISOString();
    kept.set(tokenHash, { adminId, passwordHash: admin.passwordHash, endsAt });
  }

  return {
    ...stored,
    create: (session) =>
      orElse(
        () => stored.create(session),
        () => keep(session.tokenHash, session.adminId, session.now),
      ),

    async findAdmin(tokenHash, now, isUse) {
      const session = kept.get(tokenHash);
      if (session === undefined) return await stored.findAdmin(tokenHash, now, isUse);
      const admin = session.endsAt > now ? await adminOf(session.adminId) : null;
      if (admin?.passwordHash === session.passwordHash) return admin;
      kept.delete(tokenHash);
      return null;
    },

    async revoke(tokenHash) {
      if (!kept.delete(tokenHash)) await stored.revoke(tokenHash);
    },

    async revokeOthers(adminId, keptTokenHash) {
      let ended = 0;
      for (const [tokenHash, session] of kept) {
        if (session.adminId === adminId && tokenHash !== keptTokenHash && kept.delete(tokenHash)) ended += 1;
      }
      return ended + (await stored.revokeOthers(adminId, keptTokenHash));
    },
  };
}

export function attemptsOnFullDisk(stored: LoginAttempts): LoginAttempts {
  const counts = new Map<string, { attempts: number; windowEndsAt: Instant }>();
  const tries = new Map<string, { account: string; at: Instant }>();

  function count(key: string, now: Instant, windowEndsAt: Instant) {
    const before = counts.get(key);
    if (before !== undefined && before.windowEndsAt > now) {
      before.attempts += 1;
      return before;
    }
    if (counts.size >= mostKeys) return { attempts: Infinity, windowEndsAt };
    const first = { attempts: 1, windowEndsAt };
    counts.set(key, first);
    return first;
  }

  function recordTry(account: string, now: Instant, max: number, since: Instant): Result<string, Instant> {
    const made = [...tries.values()].filter((one) => one.account === account && one.at > since);
    const [oldest] = made;
    if (oldest !== undefined && made.length >= max) return fail(oldest.at);
    if (tries.size >= mostKeys) return fail(now);
    const id = newToken();
    tries.set(id, { account, at: now });
    return ok(id);
  }

  return {
    count: (key, now, windowEndsAt) =>
      orElse(
        () => stored.count(key, now, windowEndsAt),
        () => count(key, now, windowEndsAt),
      ),

    async forget(keys) {
      for (const key of keys) counts.delete(key);
      await orElse(
        () => stored.forget(keys),
        () => {},
      );
    },

    recordTry: (account, now, limit) =>
      orElse(
        () => stored.recordTry(account, now, limit),
        () => recordTry(account, now, limit.max, limit.since),
      ),

    async withdrawTry(id) {
      if (tries.delete(id)) return;
      await orElse(
        () => stored.withdrawTry(id),
        () => {},
      );
    },

    async deleteExpired(now, signal) {
      for (const [key, { windowEndsAt }] of counts) if (windowEndsAt <= now) counts.delete(key);
      // Tries are never looked up for longer than an hour.
      const oldest = new Date(Date.parse(now) - 3_600_000).toISOString();
      for (const [id, { at }] of tries) if (at <= oldest) tries.delete(id);
      await stored.deleteExpired(now, signal);
    },
  };
}

export function secondFactorsOnFullDisk(stored: SecondFactors): SecondFactors {
  const used = new Map<string, number>();
  return {
    ...stored,
    async useStep(adminId, step) {
      // Checked even if the database can store it again by now: a code is accepted once.
      if (step <= (used.get(adminId) ?? 0)) return false;
      return await orElse(
        () => stored.useStep(adminId, step),
        async () => {
          const before = await stored.find(adminId);
          if (before === null || before.lastStep >= step) return false;
          used.set(adminId, step);
          return true;
        },
      );
    },
  };
}
