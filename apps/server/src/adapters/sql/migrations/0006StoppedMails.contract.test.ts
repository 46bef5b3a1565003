import { aLead } from '@fnc/domain/testing';
import { Kysely, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { createAddressHash } from '../../secrets/addressHash.ts';
import { openDatabase } from '../database.ts';
import { createLastLook } from '../lastLook.ts';
import { toRow } from '../leadRows.ts';
import { createOutbox } from '../outbox.ts';
import { postgresDialect } from '../postgresDialect.ts';
import type { Schema } from '../schema.ts';
import { NodeSqliteDialect } from '../sqliteDialect.ts';
import { migrations } from './index.ts';

const at = '2026-03-02T09:00:00.000Z';

test.each(engines)('a campaign that was on its way before leaves on $name: nobody stopped it', async (engine) => {
  const empty = await engine.create();
  const dialect: Dialect =
    engine.name === 'postgres'
      ? postgresDialect(empty.url)
      : new NodeSqliteDialect({ file: empty.url.replace('file:', '') });
  const old = new Kysely<Schema>({ dialect });
  const provider = { getMigrations: () => Promise.resolve(migrations(engine.name)) };
  const { error } = await new Migrator({ db: old, provider }).migrateTo('0005_campaigns');
  expect(error).toBeUndefined();
  const lead = aLead({ id: 'reader', email: 'a@fleet.example', consent: 'confirmed' });
  await old
    .insertInto('lead')
    .values({ ...toRow(lead), unsubscribed_at: null, deleted_at: null })
    .execute();
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
  const looked = claimed && (await createLastLook(database, createAddressHash('key'))(claimed));
  expect(looked).toMatchObject({ ok: true, value: { payload: '{"said":1}' } });
  await database.close();
  await empty.drop();
});
