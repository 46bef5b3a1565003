import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForServer, engines, type EmptyDatabase } from '../../testing/engines.ts';
import { createSeal, isSealed } from '../secrets/seal.ts';
import { openDatabase, type Database } from './database.ts';
import { findSecretKey, sealSecrets, sharedSecret } from './secrets.ts';

const at = '2026-03-02T09:00:00.000Z';
const plain = 'stored in the clear by an older version';

describe.each(engines)('the keys in the database on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let dataDir: string;
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
    dataDir = mkdtempSync(path.join(tmpdir(), 'fnc-key-'));
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
    rmSync(dataDir, { recursive: true });
  });

  const values = async () =>
    (await database.query.selectFrom('secret').select('value').execute()).map(({ value }) => value);
  const start = async (given?: string) => {
    const seal = createSeal(await findSecretKey(database, { given, dataDir }));
    await sealSecrets(database, seal);
    return (name: string, make = () => 'made') => sharedSecret(database, name, make, at, seal);
  };

  test('the first start makes a key beside the data, and the values are sealed with it', async () => {
    const secret = await start();
    expect(await secret('address')).toBe('made');
    expect((await values()).map(isSealed)).toEqual([true]);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    const again = await start();
    expect(await again('address', () => 'another')).toBe('made');
  });

  test('what an older version stored in the clear is sealed, once, also when several servers start at once', async () => {
    await database.query.insertInto('secret').values({ name: 'address', value: plain, created_at: at }).execute();
    const others = [await openDatabase(empty.url), await openDatabase(empty.url)];
    const startOn = async (each: Database) => {
      const seal = createSeal(await findSecretKey(each, { given: undefined, dataDir }));
      await sealSecrets(each, seal);
      return await sharedSecret(each, 'address', () => 'another', at, seal);
    };
    // Within one process SQLite's writers cannot wait for each other; `files.test.ts` starts several processes.
    const started: string[] = [];
    if (engine.name === 'sqlite') for (const each of [database, ...others]) started.push(await startOn(each));
    else started.push(...(await Promise.all([database, ...others].map(startOn))));
    expect(started).toEqual([plain, plain, plain]);
    expect((await values()).map(isSealed)).toEqual([true]);
    await Promise.all(others.map((other) => other.close()));
  });

  test('what stood there in the clear is in no row and in no file of the embedded database any more', async () => {
    await database.query.insertInto('secret').values({ name: 'address', value: plain, created_at: at }).execute();
    await start();
    expect((await values()).filter((value) => value.includes(plain))).toEqual([]);
    if (engine.name === 'postgres') return;
    const folder = path.dirname(empty.url.replace('file:', ''));
    const naming = readdirSync(folder).filter((file) =>
      readFileSync(path.join(folder, file), 'latin1').includes(plain),
    );
    expect(naming).toEqual([]);
  });

  test('without the key nothing starts, and no new key is made', async () => {
    const secret = await start();
    await secret('address');
    rmSync(path.join(dataDir, 'secret.key'));
    await expect(start()).rejects.toThrow(/is missing\. Restore secret\.key/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('with another key nothing starts, and the sentence says what to restore', async () => {
    const secret = await start();
    await secret('address');
    const before = await values();
    await expect(start('another key, which is long enough to be one')).rejects.toThrow(
      /“address” in the database does not open: Another SECRET_KEY sealed this\. Restore the secret\.key/,
    );
    expect(await values()).toEqual(before);
  });
});
