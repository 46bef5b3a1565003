import { hashPassword, oneTimePassword } from './adapters/secrets/passwords.ts';
import { accountKey } from './adapters/sql/admins.ts';
import type { Database } from './adapters/sql/database.ts';
import { oneTimePasswordHours } from './firstAdmin.ts';

/** Nobody has this user name. */
export class UnknownAdminError extends Error {
  override readonly name = 'UnknownAdminError';
  /** The names there are. */
  readonly known: readonly string[];

  constructor(known: readonly string[]) {
    super('There is no admin of this name.');
    this.known = known;
  }
}

/**
 * Lets somebody in again who lost the password or the second step: makes a password for one use, switches the second step
 * off and ends every session. All or nothing; a running server sees it with the next request.
 *
 * @throws UnknownAdminError
 */
export async function resetAdmin(
  { query }: Database,
  name: string,
  now: () => number = Date.now,
): Promise<{ readonly id: string; readonly username: string; readonly password: string }> {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  const endsAt = new Date(now() + oneTimePasswordHours * 3_600_000).toISOString();
  return await query.transaction().execute(async (transaction) => {
    const admin = await transaction
      .updateTable('admin_user')
      .set({ password_hash: passwordHash, password_changed_at: null, one_time_ends_at: endsAt })
      .where('username_key', '=', accountKey(name))
      .returning(['id', 'username'])
      .executeTakeFirst();
    if (admin === undefined) {
      const all = await transaction.selectFrom('admin_user').select('username').orderBy('username_key').execute();
      throw new UnknownAdminError(all.map(({ username }) => username));
    }
    await transaction.deleteFrom('recovery_code').where('user_id', '=', admin.id).execute();
    await transaction.deleteFrom('second_factor').where('user_id', '=', admin.id).execute();
    await transaction.deleteFrom('session').where('user_id', '=', admin.id).execute();
    return { ...admin, password };
  });
}
