import type { Instant } from '@fnc/domain';
import type { Database } from './database.ts';

/**
 * A secret that all processes share. It is made when it is first asked for; of several that ask at once all get the
 * same one.
 *
 * @param make used only where there is none yet
 */
export async function sharedSecret(
  { query }: Database,
  name: string,
  make: () => string,
  now: Instant,
): Promise<string> {
  await query
    .insertInto('secret')
    .values({ name, value: make(), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await query.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
