import { leadSorts } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { sqlite } from '../../testing/engines.ts';
import { createAddressHash } from '../secrets/addressHash.ts';
import { createCampaignMails } from './campaigns/campaignMails.ts';
import { createDailyCounts } from './dailyCounts.ts';
import { openDatabase, type Database } from './database.ts';
import { eraseLeads } from './leads/eraseLeads.ts';
import { readLeadPage } from './leads/leadPages.ts';
import { toRow } from './leads/leadRows.ts';
import { createLoginAttempts } from './accounts/loginAttempts.ts';
import { createOutbox } from './mail/outbox.ts';
import { createRetention } from './retention.ts';
import { createSessionRepository } from './accounts/sessions.ts';

/** Records the SQL of every statement. */
const recorder = ({ query }: Database, asked: string[]): KyselyPlugin => ({
  transformQuery({ node, queryId }) {
    asked.push(query.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

async function stepsOf({ query }: Database, asked: readonly string[]): Promise<string[]> {
  const plans = asked.map((statement) =>
    query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${statement}`)),
  );
  return (await Promise.all(plans)).flatMap(({ rows }) => rows.map(({ detail }) => detail));
}

const tenYearsLater = () => Date.parse('2036-03-02T09:00:00.000Z');
const instant = '2026-03-02T09:00:00.000Z';

test('on SQLite neither the claim nor a page of leads has to sort: an index holds the order', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  const asked: string[] = [];
  const watched = { ...database, query: database.query.withPlugin(recorder(database, asked)) };
  await createOutbox(watched).claim('a', 1, instant, instant);
  await createOutbox(watched).sentSince(instant, ['in hand']);
  for (const sort of leadSorts) {
    await readLeadPage(watched, { sort, limit: 50 });
    await readLeadPage(watched, { sort, limit: 50, cursor: JSON.stringify(['id', instant, instant, 'name']) });
  }
  const steps = await stepsOf(database, asked);
  expect(steps.filter((step) => step.includes('outbox_due (priority=? AND run_at<?)'))).toHaveLength(2);
  expect(steps.filter((step) => step.includes('outbox_sent_at (sent_at>?)'))).toHaveLength(1);
  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  expect(steps.filter((step) => step.startsWith('SCAN lead') && !step.includes('INDEX'))).toEqual([]);
  await database.close();
  await empty.drop();
});

test('on SQLite no batch of the clean-up reads a whole table or sorts one: an index holds what is due', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  const asked: string[] = [];
  const query = database.query.withPlugin(recorder(database, asked));
  const unsynced: Database['unsynced'] = (work) => query.transaction().execute(work);
  const watched: Database = { ...database, query, unsynced };
  const hashAddress = createAddressHash('key');
  const dependencies = { database: watched, now: tenYearsLater, newId: () => 'new', hashAddress };
  const row = (id: string) => toRow(aLead({ id, email: `${id}@fleet.example`, updatedAt: instant }));
  await database.query
    .insertInto('lead')
    .values([
      { ...row('gone'), unsubscribed_at: instant, deleted_at: instant },
      { ...row('silent'), unsubscribed_at: null, deleted_at: null },
    ])
    .execute();
  const session = { token_hash: 't', user_id: 'admin', created_at: instant, expires_at: instant };
  await database.query
    .insertInto('admin_user')
    .values({ id: 'admin', username: 'a', username_key: 'a', name: 'a', password_hash: '', created_at: instant })
    .execute();
  await database.query.insertInto('session').values(session).execute();

  await eraseLeads(watched, hashAddress, instant, instant);
  await createRetention(dependencies).deleteExpiredLeads();
  await createRetention(dependencies).forgetOldProof();
  await createSessionRepository(watched, 12).deleteExpired('2036-03-02T09:00:00.000Z');
  await createLoginAttempts(watched).deleteExpired('2036-03-02T09:00:00.000Z');
  await createCampaignMails(dependencies).forgetContents();
  await createDailyCounts(watched, tenYearsLater).deleteBefore('2030-01-01');

  expect(await database.query.selectFrom('lead').select('deleted_at').execute()).toEqual([
    { deleted_at: '2036-03-02T09:00:00.000Z' },
  ]);
  const tables = ['lead', 'session', 'login_attempt', 'password_try', 'mail_content', 'daily_count', 'address_refusal'];
  for (const table of tables) expect(asked.join('\n')).toContain(table);
  const steps = await stepsOf(database, asked);
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  await database.close();
  await empty.drop();
});
