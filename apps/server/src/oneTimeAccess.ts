import { errorMessage } from '@fnc/domain';
import { hashPassword, oneTimePassword } from './adapters/secrets/passwords.ts';
import { accountKey, type AdminRepository } from './adapters/sql/accounts/admins.ts';
import type { Database } from './adapters/sql/database.ts';
import { passwordRefusal } from './adapters/secrets/passwordStrength.ts';
import { ConfigError, type Config } from './config.ts';

/** A password that was printed or stored in a file expires. */
export const oneTimePasswordHours = 72;

interface FirstAdmin {
  readonly username: string;
  readonly password: string;
  /** The one-time password of an earlier start expired before it was changed. */
  readonly renewed: boolean;
}

/**
 * Makes the admin at the first start. The first sign-in must change the one-time password; if it expires unchanged,
 * the next start makes a new one.
 *
 * @param given from the configuration; absent: a random one is generated
 * @returns `null` when the admin already has a password
 */
export async function ensureFirstAdmin(
  admins: AdminRepository,
  username: string,
  given: string | undefined,
  now: () => number,
): Promise<FirstAdmin | null> {
  const at = new Date(now()).toISOString();
  const endsAt = new Date(now() + oneTimePasswordHours * 3_600_000).toISOString();
  const ended = await admins.withEndedOneTimePassword(at);
  if (ended === null && (await admins.any())) return null;
  const password = given ?? oneTimePassword();
  const hash = await hashPassword(password);
  if (ended !== null) {
    const renewed = await admins.renewOneTimePassword(ended, hash, endsAt);
    return renewed ? { username: ended.username, password, renewed } : null;
  }
  const created = await admins.createFirst(username, hash, at, endsAt);
  return created ? { username, password, renewed: false } : null;
}

/** @throws ConfigError when `ADMIN_PASSWORD` is too easy to guess */
export async function refuseGuessablePassword({
  adminPassword,
  adminUsername,
}: Pick<Config, 'adminPassword' | 'adminUsername'>): Promise<void> {
  const code = adminPassword === undefined ? null : await passwordRefusal(adminPassword, adminUsername);
  if (code === null) return;
  throw new ConfigError([
    `ADMIN_PASSWORD is too easy to guess. ${errorMessage(code, 'en')} Or remove it: then a random one is printed.`,
  ]);
}

/** No admin has this user name. */
export class UnknownAdminError extends Error {
  override readonly name = 'UnknownAdminError';
  /** The existing names. */
  readonly known: readonly string[];

  constructor(known: readonly string[]) {
    super('There is no admin of this name.');
    this.known = known;
  }
}

/**
 * Restores access for an admin who lost the password or the second step: makes a one-time password, switches the
 * second step off and ends every session. All or nothing; a running server applies it at the next request.
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
