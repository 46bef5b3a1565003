import { expect, test } from 'vitest';
import { aLead } from '@fnc/domain/testing';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase } from '../database.ts';
import { toLead } from '../leads/leadRows.ts';
import { createOutbox } from '../mail/outbox.ts';

const at = '2026-03-02T09:00:00.000Z';

test.each(engines)('a database of before campaigns on $name keeps its leads, consents and mails', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0004_visitors');
  for (const [id, unsubscribedAt] of [
    ['ticked', null],
    ['never', null],
    ['gone', at],
  ] as const) {
    const {
      consent: _consent,
      consent_at: _at,
      suppressed: _suppressed,
      ...row
    } = olderLeadRow(aLead({ id, email: `${id}@fleet.example` }));
    const before = { ...row, unsubscribed_at: unsubscribedAt };
    await old.insertInto('lead').values(before).execute();
  }
  for (const leadId of ['ticked', 'gone']) {
    const consent = {
      id: `c-${leadId}`,
      lead_id: leadId,
      at,
      version: '2026-11',
      wording: 'Ja',
      page: '/',
      language: 'nl',
    };
    await old.insertInto('consent').values(consent).execute();
  }
  const mail = {
    id: 'mail',
    lead_id: 'ticked',
    kind: 'guide',
    recipient: 'ticked@fleet.example',
    subject: 'S',
    payload: '{}',
  };
  await old
    .insertInto('outbox')
    .values({ ...mail, run_at: at, created_at: at })
    .execute();
  await old.destroy();

  const database = await openDatabase(empty.url);
  const rows = await database.query.selectFrom('lead').selectAll().orderBy('id').execute();
  const leads = rows.map((row) => {
    const { id, consent, consentAt, subscribed, suppressed } = toLead(row);
    return [id, consent, consentAt, subscribed, suppressed];
  });
  // An unconfirmed tick is not a consent.
  expect(leads).toEqual([
    ['gone', 'pending', at, false, null],
    ['never', 'none', undefined, true, null],
    ['ticked', 'pending', at, true, null],
  ]);
  const kinds = await database.query.selectFrom('consent').select('kind').distinct().execute();
  expect(kinds).toEqual([{ kind: 'given' }]);
  const claimed = await createOutbox(database).claim('worker', 5, at, '2026-03-02T09:00:20.000Z');
  expect(claimed).toMatchObject([{ id: 'mail', priority: 0, due_since: at }]);
  await database.close();
  await empty.drop();
});
