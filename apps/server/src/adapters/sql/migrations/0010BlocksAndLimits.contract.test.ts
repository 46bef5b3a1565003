import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase } from '../database.ts';
import { createOutbox } from '../mail/outbox.ts';

const at = '2026-03-02T09:00:00.000Z';

test.each(engines)('consents and mails of before blocks and limits on $name stay as they were', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0009_keys_and_terms');
  const lead = aLead({ id: 'reader', email: 'a@fleet.example' });
  await old.insertInto('lead').values(olderLeadRow(lead)).execute();
  const consent = { id: 'c', lead_id: 'reader', at, version: '1', wording: 'Ja', page: '/', language: 'nl' };
  await old.insertInto('consent').values(consent).execute();
  const mail = { lead_id: 'reader', kind: 'guide', recipient: lead.email, subject: 'S', payload: '{}' };
  await old
    .insertInto('outbox')
    .values([
      { ...mail, id: 'left', status: 'sent', run_at: at, created_at: at, sent_at: at },
      { ...mail, id: 'waits', status: 'queued', run_at: at, created_at: at, sent_at: null },
    ])
    .execute();
  await old.destroy();

  const database = await openDatabase(empty.url);
  const { query } = database;
  expect(await query.selectFrom('lead').select(['id', 'email']).execute()).toEqual([
    { id: 'reader', email: lead.email },
  ]);
  const nobody = { by_user: null, reason: null, note: null };
  expect(await query.selectFrom('consent').selectAll().execute()).toEqual([{ ...consent, kind: 'given', ...nobody }]);
  const mails = await query
    .selectFrom('outbox')
    .select(['id', 'status', 'mailbox', 'bundle_id'])
    .orderBy('id')
    .execute();
  expect(mails).toEqual([
    { id: 'left', status: 'sent', mailbox: null, bundle_id: null },
    { id: 'waits', status: 'queued', mailbox: null, bundle_id: null },
  ]);
  // Waiting mails are sent.
  const claimed = await createOutbox(database).claim('worker', 5, at, '2026-03-02T09:00:20.000Z');
  expect(claimed.map(({ id }) => id)).toEqual(['waits']);
  await database.close();
  await empty.drop();
});
