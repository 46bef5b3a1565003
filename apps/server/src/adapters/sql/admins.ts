import { randomUUIDv7 } from 'node:crypto';
import type { Instant } from '@fnc/domain';
import type { Database } from './database.ts';
import type { AdminUserRow } from './schema.ts';

export interface Admin {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
}

export interface AdminRepository {
  /** Case and surrounding spaces do not matter. */
  findByUsername(username: string): Promise<Admin | null>;
  /** @returns false when there is an admin already; of several processes that start at once one gets true */
  createFirst(username: string, passwordHash: string, now: Instant): Promise<boolean>;
  any(): Promise<boolean>;
  /** Also ends every session of this admin but the one that is kept. */
  changePassword(id: string, passwordHash: string, keptTokenHash: string, now: Instant): Promise<void>;
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

    async createFirst(username, passwordHash, now) {
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

    async changePassword(id, passwordHash, keptTokenHash, now) {
      await query.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('admin_user')
          .set({ password_hash: passwordHash, password_changed_at: now })
          .where('id', '=', id)
          .execute();
        await transaction
          .deleteFrom('session')
          .where('user_id', '=', id)
          .where('token_hash', '!=', keptTokenHash)
          .execute();
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
});
