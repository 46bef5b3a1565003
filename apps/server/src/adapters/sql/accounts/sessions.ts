import type { Device, Instant } from '@fnc/domain';
import type { Kysely } from 'kysely';
import { toAdmin, type Admin } from './admins.ts';
import { inBatches } from '../batches.ts';
import type { Database } from '../database.ts';
import { outageOf } from '../databaseFaults.ts';
import type { Schema } from '../schema.ts';

interface NewSession {
  readonly tokenHash: string;
  readonly adminId: string;
  readonly now: Instant;
  readonly expiresAt: Instant;
  readonly device?: Device;
}

interface StoredSession extends Device {
  readonly tokenHash: string;
  readonly signedInAt: Instant;
  readonly lastUsedAt: Instant;
}

export interface SessionRepository {
  create(session: NewSession): Promise<void>;
  /**
   * The admin of a token; `null` when it is unknown, revoked, expired or was unused for too long. Records the use of
   * the session at most once a minute, so that most calls only read.
   *
   * @param isUse `false`: nobody made this call, such as an open window that fetches what others changed
   */
  findAdmin(tokenHash: string, now: Instant, isUse: boolean): Promise<Admin | null>;
  /** The open sessions of an admin, most recently used first. */
  listOf(adminId: string, now: Instant): Promise<StoredSession[]>;
  revoke(tokenHash: string): Promise<void>;
  /** @returns false when this admin has no such session */
  revokeOf(adminId: string, tokenHash: string): Promise<boolean>;
  /** @returns the number of ended sessions */
  revokeOthers(adminId: string, keptTokenHash: string): Promise<number>;
  deleteExpired(now: Instant, signal?: AbortSignal): Promise<void>;
}

const noteEveryMs = 60_000;

const before = (now: Instant, ms: number): Instant => new Date(Date.parse(now) - ms).toISOString();

/** @param idleHours a session that was unused for this long is over */
export function createSessionRepository(database: Database, idleHours: number): SessionRepository {
  const { query } = database;
  const idleSince = (now: Instant) => before(now, idleHours * 3_600_000);

  async function noteUse(tokenHash: string, now: Instant): Promise<void> {
    try {
      await query.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
    } catch (error) {
      // On a full disk a signed-in user can still read.
      if (outageOf(error) !== 'full') throw error;
    }
  }

  return {
    async create({ tokenHash, adminId, now, expiresAt, device }) {
      await query
        .insertInto('session')
        .values({
          token_hash: tokenHash,
          user_id: adminId,
          created_at: now,
          expires_at: expiresAt,
          last_used_at: now,
          browser: device?.browser ?? null,
          system: device?.system ?? null,
        })
        .execute();
    },

    async findAdmin(tokenHash, now, isUse) {
      const row = await query
        .selectFrom('session')
        .innerJoin('admin_user', 'admin_user.id', 'session.user_id')
        .selectAll('admin_user')
        .select(({ fn }) => fn.coalesce('session.last_used_at', 'session.created_at').as('used_at'))
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now)
        .where(({ fn }) => fn.coalesce('session.last_used_at', 'session.created_at'), '>', idleSince(now))
        .executeTakeFirst();
      if (row === undefined) return null;
      if (isUse && row.used_at <= before(now, noteEveryMs)) {
        await noteUse(tokenHash, now);
      }
      return toAdmin(row);
    },

    async listOf(adminId, now) {
      const rows = await query
        .selectFrom('session')
        .select(['token_hash', 'created_at', 'browser', 'system'])
        .select(({ fn }) => fn.coalesce('last_used_at', 'created_at').as('used_at'))
        .where('user_id', '=', adminId)
        .where('expires_at', '>', now)
        .where(({ fn }) => fn.coalesce('last_used_at', 'created_at'), '>', idleSince(now))
        .orderBy('used_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        tokenHash: row.token_hash,
        browser: row.browser,
        system: row.system,
        signedInAt: row.created_at,
        lastUsedAt: row.used_at,
      }));
    },

    async revoke(tokenHash) {
      await query.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
    },

    async revokeOf(adminId, tokenHash) {
      const gone = await query
        .deleteFrom('session')
        .where('token_hash', '=', tokenHash)
        .where('user_id', '=', adminId)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    async revokeOthers(adminId, keptTokenHash) {
      const gone = await query
        .deleteFrom('session')
        .where('user_id', '=', adminId)
        .where('token_hash', '!=', keptTokenHash)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },

    async deleteExpired(now, signal) {
      // Reads all sessions, because no index holds when they were last used.
      let last = '';
      const deleteBatch = async (transaction: Kysely<Schema>, amount: number) => {
        const sessions = await transaction
          .selectFrom('session')
          .select('token_hash')
          .where('token_hash', '>', last)
          .orderBy('token_hash')
          .limit(amount)
          .execute();
        const hashes = sessions.map(({ token_hash }) => token_hash);
        last = hashes.at(-1) ?? last;
        if (hashes.length === 0) return 0;
        await transaction
          .deleteFrom('session')
          .where('token_hash', 'in', hashes)
          .where((build) =>
            build.or([
              build('expires_at', '<=', now),
              build(build.fn.coalesce('last_used_at', 'created_at'), '<=', idleSince(now)),
            ]),
          )
          .execute();
        return hashes.length;
      };
      await inBatches(database, deleteBatch, { signal });
    },
  };
}
