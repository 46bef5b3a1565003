import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { createAddressHash } from '../../secrets/addressHash.ts';
import { openDatabase } from '../database.ts';
import { createLastLook } from '../mail/lastLook.ts';
import { createOutbox } from '../mail/outbox.ts';

/** These mails were submitted with their fields filled in. */
const nothing = () => ({ subject: '', payload: '{}', links: [] });

const at = '2026-03-02T09:00:00.000Z';

test.each(engines)('a campaign that was on its way before leaves on $name: nobody stopped it', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0005_campaigns');
  const lead = aLead({ id: 'reader', email: 'a@fleet.example', consent: 'confirmed' });
  await old.insertInto('lead').values(olderLeadRow(lead)).execute();
  const mail = { id: 'mail', lead_id: 'reader', kind: 'campaign', recipient: lead.email, subject: 'S', priority: 1 };
  await old
    .insertInto('outbox')
    .values({ ...mail, payload: '{}', run_at: at, created_at: at })
    .execute();
  await old.insertInto('campaign_mail').values({ id: 'mail', campaign_id: 'campaign', lead_id: 'reader' }).execute();
  await old.insertInto('mail_content').values({ id: 'mail', payload: '{"said":1}' }).execute();
  await old.destroy();

  const database = await openDatabase(empty.url);
  const [claimed] = await createOutbox(database).claim('worker', 5, at, '2026-03-02T09:00:20.000Z');
  expect(claimed).toMatchObject({ id: 'mail', status: 'sending' });
  const looked =
    claimed && (await createLastLook({ database, hashAddress: createAddressHash('key'), fillIn: nothing })(claimed));
  expect(looked).toMatchObject({ ok: true, value: { payload: '{"said":1}' } });
  await database.close();
  await empty.drop();
});
