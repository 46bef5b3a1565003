import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { createAdminRepository } from '../accounts/admins.ts';
import { openDatabase } from '../database.ts';

const at = '2026-03-02T09:00:00.000Z';

test.each(engines)('a database of before on $name keeps its admins and its mail', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0006_stopped_mails');
  const admin = (id: string, changedAt: string | null) => ({
    id,
    username: id,
    username_key: id,
    name: id,
    password_hash: 'hash',
    password_changed_at: changedAt,
    created_at: at,
  });
  await old
    .insertInto('admin_user')
    .values([admin('waiting', null), admin('settled', at)])
    .execute();
  const lead = aLead({ id: 'reader', email: 'a@fleet.example' });
  await old.insertInto('lead').values(olderLeadRow(lead)).execute();
  const mail = { kind: 'guide', recipient: lead.email, subject: 'S', payload: '{}', run_at: at, created_at: at };
  await old
    .insertInto('outbox')
    .values({ ...mail, id: 'mail', lead_id: 'reader' })
    .execute();
  await old.destroy();

  const database = await openDatabase(empty.url);
  const admins = createAdminRepository(database);
  // An unused one-time password of a first start now expires; a chosen password does not.
  expect(await admins.withEndedOneTimePassword('2026-03-05T08:59:59.999Z')).toBeNull();
  expect(await admins.withEndedOneTimePassword('2026-03-05T09:00:00.000Z')).toMatchObject({ id: 'waiting' });
  expect(await admins.findByUsername('settled')).toMatchObject({ mustChangePassword: false, oneTimeEndsAt: null });

  // A mail to the advisor has no lead; a lead's mail is still deleted with its lead.
  await database.query
    .insertInto('outbox')
    .values({ ...mail, id: 'own', lead_id: null })
    .execute();
  await database.query.deleteFrom('lead').execute();
  expect(await database.query.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'own' }]);
  await database.close();
  await empty.drop();
});
