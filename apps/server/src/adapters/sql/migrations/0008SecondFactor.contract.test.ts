import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { openOldDatabase } from '../../../testing/oldDatabase.ts';
import { testSeal } from '../../../testing/testServer.ts';
import { openDatabase } from '../database.ts';
import { createSecondFactors } from '../accounts/secondFactors.ts';
import { createSessionRepository } from '../accounts/sessions.ts';

const at = '2026-03-02T09:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';

test.each(engines)('who was signed in before the second step on $name still is, and has none', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0007_sign_in');
  const admin = { id: 'admin', username: 'Anna', username_key: 'anna', name: 'Anna', password_hash: 'hash' };
  await old
    .insertInto('admin_user')
    .values({ ...admin, password_changed_at: at, created_at: at })
    .execute();
  const session = { token_hash: 'token', user_id: 'admin', created_at: at, expires_at: '2026-03-09T09:00:00.000Z' };
  await old.insertInto('session').values(session).execute();
  await old.destroy();

  const database = await openDatabase(empty.url);
  const sessions = createSessionRepository(database, 12);
  // Its last use is its start, and its browser is not known.
  expect(await sessions.listOf('admin', later)).toEqual([
    { tokenHash: 'token', browser: null, system: null, signedInAt: at, lastUsedAt: at },
  ]);
  expect(await sessions.findAdmin('token', '2026-03-02T21:00:00.000Z', true)).toBeNull();
  expect(await sessions.findAdmin('token', later, true)).toMatchObject({ username: 'Anna', mustChangePassword: false });
  expect(await sessions.listOf('admin', later)).toMatchObject([{ signedInAt: at, lastUsedAt: later }]);
  const factors = createSecondFactors(database, testSeal);
  expect(await factors.state('admin')).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
  expect(await factors.prepare('admin', 'key')).toBe(true);
  await factors.confirm('admin', ['one', 'two'], later);
  expect(await factors.state('admin')).toEqual({ on: true, since: later, recoveryCodesLeft: 2 });
  await database.close();
  await empty.drop();
});
