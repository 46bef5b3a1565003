import type { Instant } from '@fnc/domain';
import { toAdmin, type Admin } from './admins.ts';
import type { Database } from './database.ts';

interface NewSession {
  readonly tokenHash: string;
  readonly adminId: string;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

export interface SessionRepository {
  create(session: NewSession): Promise<void>;
  /** Who a token belongs to; `null` when it is unknown, revoked or expired. */
  findAdmin(tokenHash: string, now: Instant): Promise<Admin | null>;
  revoke(tokenHash: string): Promise<void>;
  deleteExpired(now: Instant): Promise<void>;
}

export function createSessionRepository({ query }: Database): SessionRepository {
  return {
    async create({ tokenHash, adminId, now, expiresAt }) {
      await query
        .insertInto('session')
        .values({ token_hash: tokenHash, user_id: adminId, created_at: now, expires_at: expiresAt })
        .execute();
    },

    async findAdmin(tokenHash, now) {
      const row = await query
        .selectFrom('session')
        .innerJoin('admin_user', 'admin_user.id', 'session.user_id')
        .selectAll('admin_user')
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : toAdmin(row);
    },

    async revoke(tokenHash) {
      await query.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
    },

    async deleteExpired(now) {
      await query.deleteFrom('session').where('expires_at', '<=', now).execute();
    },
  };
}
