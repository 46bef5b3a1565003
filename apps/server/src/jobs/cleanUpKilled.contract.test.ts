import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { aLead } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAddressHash } from '../adapters/secrets/addressHash.ts';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { eraseLeads } from '../adapters/sql/leads/eraseLeads.ts';
import { toRow } from '../adapters/sql/leads/leadRows.ts';
import { createForServer, engines, type EmptyDatabase } from '../testing/engines.ts';

const amount = 60;
const at = '2026-03-02T09:00:00.000Z';
const hash = createAddressHash('key');
const ids = Array.from({ length: amount }, (_, index) => `lead-${index}`);
const emailOf = (id: string) => `${id}@fleet.example`;
const said = (index: number) => index % 3 === 0;

const moduleOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
/** Erases leads and is killed in its fourth batch: half-way, before the commit, or right after it. */
const eraseAndDie = (url: string, when: 'within' | 'before' | 'after') => `
  const { openDatabase } = await import(${moduleOf('../adapters/sql/database.ts')});
  const { eraseLeads } = await import(${moduleOf('../adapters/sql/leads/eraseLeads.ts')});
  const { createAddressHash } = await import(${moduleOf('../adapters/secrets/addressHash.ts')});
  const database = await openDatabase(${JSON.stringify(url)});
  let batch = 0;
  const die = () => { if (batch === 4) process.kill(process.pid, 'SIGKILL'); };
  // The leads are deleted last, when the rest of the batch is written.
  const dying = {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') die();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const unsynced = async (work) => {
    batch += 1;
    const done = await database.unsynced(async (transaction) => {
      const taken = await work(${when === 'within'} ? transaction.withPlugin(dying) : transaction);
      if (${when === 'before'}) die();
      return taken;
    });
    die();
    return done;
  };
  await eraseLeads({ ...database, unsynced }, createAddressHash('key'), '${at}', '${at}');
`;

async function seed({ query }: Database): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const lead = aLead({ id, email: emailOf(id) });
    await query
      .insertInto('lead')
      .values({ ...toRow(lead), unsubscribed_at: said(index) ? at : null, deleted_at: at })
      .execute();
    const mail = { lead_id: id, recipient: lead.email, subject: 'S', payload: '{}', run_at: at, created_at: at };
    await query
      .insertInto('outbox')
      .values([
        { ...mail, id: `guide-${id}`, kind: 'guide', status: 'sent', sent_at: at },
        { ...mail, id: `campaign-${id}`, kind: 'campaign', status: 'sent', sent_at: at },
      ])
      .execute();
    await query
      .insertInto('campaign_mail')
      .values({ id: `campaign-${id}`, campaign_id: 'c', lead_id: id, links: '["https://fnc.example"]' })
      .execute();
    await query
      .insertInto('mail_content')
      .values({ id: `campaign-${id}`, payload: '{}' })
      .execute();
    await query.insertInto('lead_event').values({ id, lead_id: id, kind: 'guide_requested', at, data: '{}' }).execute();
    const consent = { id, lead_id: id, at, version: '1', wording: 'Ja', page: '/', language: 'nl' };
    await query.insertInto('consent').values(consent).execute();
  }
}

const count = async (rows: Promise<readonly unknown[]>) => (await rows).length;

/** `whole`, `erased`, or what remains of a half-erased lead. */
async function stateOf({ query }: Database, id: string, index: number): Promise<unknown> {
  const kept = await query
    .selectFrom('campaign_mail')
    .select(['lead_id', 'links', 'kept_status'])
    .where('id', '=', `campaign-${id}`)
    .executeTakeFirst();
  const state = {
    lead: await count(query.selectFrom('lead').select('id').where('id', '=', id).execute()),
    mails: await count(query.selectFrom('outbox').select('id').where('lead_id', '=', id).execute()),
    content: await count(query.selectFrom('mail_content').select('id').where('id', '=', `campaign-${id}`).execute()),
    events: await count(query.selectFrom('lead_event').select('id').where('lead_id', '=', id).execute()),
    consents: await count(query.selectFrom('consent').select('id').where('lead_id', '=', id).execute()),
    erased: await count(query.selectFrom('erased_lead').select('id').where('id', '=', id).execute()),
    refused: await count(
      query
        .selectFrom('address_refusal')
        .select('at')
        .where('address_hash', '=', hash(emailOf(id)))
        .execute(),
    ),
    campaign: kept,
  };
  const whole = { lead: 1, mails: 2, content: 1, events: 1, consents: 1, erased: 0, refused: 0 };
  const gone = { lead: 0, mails: 0, content: 0, events: 0, consents: 0, erased: 1, refused: said(index) ? 1 : 0 };
  const before = { ...whole, campaign: { lead_id: id, links: '["https://fnc.example"]', kept_status: null } };
  const after = { ...gone, campaign: { lead_id: null, links: '[]', kept_status: 'sent' } };
  const isLike = (other: unknown) => JSON.stringify(state) === JSON.stringify(other);
  return isLike(before) ? 'whole' : isLike(after) ? 'erased' : state;
}

describe.each(engines)('a clean-up that is killed on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
    await seed(database);
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });
  const states = async () => await Promise.all(ids.map((id, index) => stateOf(database, id, index)));

  test.each(['within', 'before', 'after'] as const)(
    '%s the storing of a batch leaves each lead whole or erased, and the next one ends the work',
    async (when) => {
      await database.close();
      const child = spawn(process.execPath, ['--input-type=module', '--eval', eraseAndDie(empty.url, when)]);
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      database = await openDatabase(empty.url);
      const left = await states();
      expect(new Set(left)).toEqual(new Set(['whole', 'erased']));
      // The earlier batches had 1, 2 and 4 leads, unless the machine was slow.
      const erased = left.filter((state) => state === 'erased').length;
      expect(erased).toBeGreaterThanOrEqual(when === 'after' ? 4 : 3);

      expect(await eraseLeads(database, hash, at, at)).toBe(amount - erased);
      expect(new Set(await states())).toEqual(new Set(['erased']));
    },
  );

  test('stopped after a batch, the next clean-up continues too', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await eraseLeads(database, hash, at, at, stop.signal)).toBe(1);
    const left = await states();
    expect([left.filter((state) => state === 'erased').length, new Set(left).size]).toEqual([1, 2]);
    expect(await eraseLeads(database, hash, at, at)).toBe(amount - 1);
    expect(new Set(await states())).toEqual(new Set(['erased']));
  });
});
