import type { Instant } from '@fnc/domain';
import { isSealed, SealError, type Seal } from '../secrets/seal.ts';
import { makeSecretKey, readSecretKey, SecretKeyError } from '../secrets/secretKey.ts';
import type { Database } from './database.ts';

const purposeOf = (name: string): string => `secret:${name}`;

/**
 * A secret that all processes share, sealed in the database. It is created at the first call; concurrent callers all
 * get the same one.
 *
 * @param make creates the secret if there is none yet
 */
export async function sharedSecret(
  { query }: Database,
  name: string,
  make: () => string,
  now: Instant,
  seal: Seal,
): Promise<string> {
  await query
    .insertInto('secret')
    .values({ name, value: seal.seal(make(), purposeOf(name)), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await query.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return isSealed(value) ? seal.open(value, purposeOf(name)) : value;
}

/**
 * The key that seals the secrets: the given one, or that of `DATA_DIR/secret.key`, which is created if nothing is
 * sealed yet.
 *
 * @param given `SECRET_KEY`
 * @throws SecretKeyError when secrets are sealed and there is no key: a new one could not open them
 */
export async function findSecretKey(
  { query }: Database,
  { given, dataDir }: { readonly given: string | undefined; readonly dataDir: string },
): Promise<string> {
  const key = given ?? readSecretKey(dataDir);
  if (key !== null) return key;
  const secrets = await query.selectFrom('secret').select('value').execute();
  if (secrets.some(({ value }) => isSealed(value))) {
    // Another server that starts at the same time may have created it, and sealed with it, between the two checks.
    const madeMeanwhile = readSecretKey(dataDir);
    if (madeMeanwhile !== null) return madeMeanwhile;
    throw new SecretKeyError(
      `The keys in the database are sealed, and the key that opens them is missing. Restore secret.key to ${dataDir}, ` +
        'or set SECRET_KEY to the key that was used before.',
    );
  }
  return makeSecretKey(dataDir);
}

/**
 * Seals secrets that an older version stored unencrypted, and checks that all others can be opened. Safe when several
 * servers start at once: a row is sealed by one of them.
 *
 * @throws SecretKeyError when the secrets were sealed with another key
 */
export async function sealSecrets(database: Database, seal: Seal): Promise<void> {
  const { query, engine } = database;
  let changed = false;
  await query.transaction().execute(async (transaction) => {
    const secrets = await transaction
      .selectFrom('secret')
      .select(['name', 'value'])
      .orderBy('name')
      .$if(engine === 'postgres', (select) => select.forUpdate())
      .execute();
    for (const { name, value } of secrets) {
      if (isSealed(value)) {
        openOrExplain(seal, name, value);
        continue;
      }
      const sealed = seal.seal(value, purposeOf(name));
      await transaction.updateTable('secret').set({ value: sealed }).where('name', '=', name).execute();
      changed = true;
    }
  });
  // The write-ahead log still contains the unencrypted values.
  if (changed) await database.scrub();
}

function openOrExplain(seal: Seal, name: string, value: string): void {
  try {
    seal.open(value, purposeOf(name));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new SecretKeyError(
      `The key “${name}” in the database does not open: ${error.message} Restore the secret.key that was kept with this ` +
        'database, or set SECRET_KEY to its content; with several servers it must be the same on all of them.',
      { cause: error },
    );
  }
}
