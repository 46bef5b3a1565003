import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase } from '../database.ts';

const row = (id: string, language: string) => ({
  ...olderLeadRow(aLead({ id, email: `${id}@fleet.example` })),
  language,
});

test.each(engines)('leads on $name keep their language, and a third one is accepted', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0019_short_searches');
  await old
    .insertInto('lead')
    .values([row('dutch', 'nl'), row('english', 'en')])
    .execute();
  await expect(old.insertInto('lead').values(row('german', 'de')).execute()).rejects.toThrow(/check/i);
  await old.destroy();

  const database = await openDatabase(empty.url);
  await database.query.insertInto('lead').values(row('german', 'de')).execute();
  const leads = database.query.selectFrom('lead').select(['id', 'language']).orderBy('id');
  expect(await leads.execute()).toEqual([
    { id: 'dutch', language: 'nl' },
    { id: 'english', language: 'en' },
    { id: 'german', language: 'de' },
  ]);
  await database.close();
  await empty.drop();
});
