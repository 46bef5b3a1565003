import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase } from '../database.ts';
import { createRetention } from '../retention.ts';

const at = '2026-03-02T09:00:00.000Z';

const row = (id: string, updatedAt: string) => olderLeadRow(aLead({ id, email: `${id}@fleet.example`, updatedAt }));

test.each(engines)('what an older database on $name holds is kept, and reaches its term', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0008_second_factor');
  await old
    .insertInto('lead')
    .values([row('silent', at), row('recent', '2031-01-01T09:00:00.000Z')])
    .execute();
  const consent = { lead_id: 'recent', version: '1', wording: 'Ja', page: '/', language: 'nl' };
  await old
    .insertInto('consent')
    .values([
      { ...consent, id: 'given', at, kind: 'given' },
      { ...consent, id: 'withdrawn', at: '2026-03-03T09:00:00.000Z', kind: 'withdrawn' },
    ])
    .execute();
  await old.insertInto('address_refusal').values({ address_hash: 'h', reason: 'unsubscribed', at }).execute();
  await old.insertInto('erased_lead').values({ id: 'gone', address_hash: 'h', at }).execute();
  await old.insertInto('secret').values({ name: 'address', value: 'in the clear', created_at: at }).execute();
  await old.destroy();

  const database = await openDatabase(empty.url);
  const { query } = database;
  const kept = async () => ({
    leads: await query.selectFrom('lead').select(['id', 'deleted_at']).orderBy('id').execute(),
    consents: (await query.selectFrom('consent').select('id').orderBy('id').execute()).map(({ id }) => id),
    refusals: (await query.selectFrom('address_refusal').select('reason').execute()).length,
    erased: (await query.selectFrom('erased_lead').select('id').execute()).length,
    secrets: await query.selectFrom('secret').select(['name', 'value']).execute(),
  });
  const alive = [
    { id: 'recent', deleted_at: null },
    { id: 'silent', deleted_at: null },
  ];
  const secrets = [{ name: 'address', value: 'in the clear' }];
  expect(await kept()).toEqual({ leads: alive, consents: ['given', 'withdrawn'], refusals: 1, erased: 1, secrets });

  const now = '2031-06-01T09:00:00.000Z';
  const retention = createRetention({ database, now: () => Date.parse(now) });
  expect(await retention.deleteExpiredLeads()).toBe(1);
  await retention.forgetOldProof();
  const left = [alive[0], { id: 'silent', deleted_at: now }];
  expect(await kept()).toEqual({ leads: left, consents: [], refusals: 0, erased: 0, secrets });
  await database.close();
  await empty.drop();
});
