import { hashPassword, oneTimePassword } from './adapters/secrets/passwords.ts';
import type { AdminRepository } from './adapters/sql/admins.ts';

interface FirstAdmin {
  readonly username: string;
  readonly password: string;
}

/**
 * Makes the admin of a first start. The password is for one use: the first sign-in has to change it.
 *
 * @param given from the configuration; without it a random one is made
 * @returns `null` when there is an admin already
 */
export async function ensureFirstAdmin(
  admins: AdminRepository,
  username: string,
  given: string | undefined,
  now: () => number,
): Promise<FirstAdmin | null> {
  if (await admins.any()) return null;
  const password = given ?? oneTimePassword();
  const created = await admins.createFirst(username, await hashPassword(password), new Date(now()).toISOString());
  return created ? { username, password } : null;
}
