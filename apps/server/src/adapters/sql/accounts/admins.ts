import { randomUUIDv7 } from 'node:crypto';
import type { Instant } from '@fnc/domain';
import type { Database } from '../database.ts';
import { enqueue, type CausedMail } from '../mail/enqueueMail.ts';
import type { AdminUserRow } from '../schema.ts';

export interface Admin {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  /** When the one-time password expires; `null` when it never does, or was changed. */
  readonly oneTimeEndsAt: Instant | null;
}

/** A new password. */
interface PasswordReplacement {
  readonly passwordHash: string;
  /** The session in which it was changed continues with another token; without one all sessions end. */
  readonly session: { readonly tokenHash: string; readonly renewedHash: string } | null;
  readonly now: Instant;
  /** Stored in the same transaction as the password. */
  readonly mail: (CausedMail & { readonly id: string }) | null;
}

export interface AdminRepository {
  /** Ignores case and surrounding spaces. */
  findByUsername(username: string): Promise<Admin | null>;
  /** @returns false when there is an admin already; of several processes that start at once, one gets true */
  createFirst(username: string, passwordHash: string, now: Instant, oneTimeEndsAt: Instant): Promise<boolean>;
  any(): Promise<boolean>;
  /** The admin whose one-time password has expired unused. */
  withEndedOneTimePassword(now: Instant): Promise<Admin | null>;
  /** @returns false when another process has replaced the expired password already */
  renewOneTimePassword(ended: Admin, passwordHash: string, oneTimeEndsAt: Instant): Promise<boolean>;
  /** Also ends every other session of this admin. */
  changePassword(id: string, replacement: PasswordReplacement): Promise<void>;
}

export const accountKey = (username: string): string => username.trim().toLowerCase();

export function createAdminRepository({ query }: Database): AdminRepository {
  return {
    async findByUsername(username) {
      const row = await query
        .selectFrom('admin_user')
        .selectAll()
        .where('username_key', '=', accountKey(username))
        .executeTakeFirst();
      return row === undefined ? null : toAdmin(row);
    },

    async createFirst(username, passwordHash, now, oneTimeEndsAt) {
      const id = randomUUIDv7();
      return await query.transaction().execute(async (transaction) => {
        const other = await transaction.selectFrom('admin_user').select('id').limit(1).executeTakeFirst();
        if (other !== undefined) return false;
        const created = await transaction
          .insertInto('admin_user')
          .values({
            id,
            username,
            username_key: accountKey(username),
            name: username,
            password_hash: passwordHash,
            password_changed_at: null,
            one_time_ends_at: oneTimeEndsAt,
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('username_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        return created !== undefined;
      });
    },

    async any() {
      return (await query.selectFrom('admin_user').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    async withEndedOneTimePassword(now) {
      const row = await query
        .selectFrom('admin_user')
        .selectAll()
        .where('password_changed_at', 'is', null)
        .where('one_time_ends_at', '<=', now)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toAdmin(row);
    },

    async renewOneTimePassword(ended, passwordHash, oneTimeEndsAt) {
      const renewed = await query
        .updateTable('admin_user')
        .set({ password_hash: passwordHash, one_time_ends_at: oneTimeEndsAt })
        .where('id', '=', ended.id)
        .where('password_hash', '=', ended.passwordHash)
        .where('password_changed_at', 'is', null)
        .executeTakeFirst();
      return renewed.numUpdatedRows > 0n;
    },

    async changePassword(id, { passwordHash, session, now, mail }) {
      await query.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('admin_user')
          .set({ password_hash: passwordHash, password_changed_at: now, one_time_ends_at: null })
          .where('id', '=', id)
          .execute();
        await transaction
          .deleteFrom('session')
          .where('user_id', '=', id)
          .where('token_hash', '!=', session?.tokenHash ?? '')
          .execute();
        if (session !== null) {
          await transaction
            .updateTable('session')
            .set({ token_hash: session.renewedHash })
            .where('token_hash', '=', session.tokenHash)
            .execute();
        }
        if (mail !== null) await enqueue(transaction, [mail], { leadId: null, at: now, newId: () => mail.id });
      });
    },
  };
}

export const toAdmin = (row: AdminUserRow): Admin => ({
  id: row.id,
  username: row.username,
  name: row.name,
  passwordHash: row.password_hash,
  mustChangePassword: row.password_changed_at === null,
  oneTimeEndsAt: row.one_time_ends_at,
});
