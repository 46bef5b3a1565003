import { leadSorts } from '@fnc/domain';
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { sqlite } from '../../testing/engines.ts';
import { openDatabase, type Database } from './database.ts';
import { readLeadPage } from './leadPages.ts';
import { createOutbox } from './outbox.ts';

/** Keeps the SQL of every statement that goes through. */
const recorder = ({ query }: Database, asked: string[]): KyselyPlugin => ({
  transformQuery({ node, queryId }) {
    asked.push(query.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

const instant = '2026-03-02T09:00:00.000Z';

test('on SQLite neither the claim nor a page of leads has to sort: an index holds the order', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  const asked: string[] = [];
  const watched = { ...database, query: database.query.withPlugin(recorder(database, asked)) };
  await createOutbox(watched).claim('a', 1, instant, instant);
  await createOutbox(watched).sentSince(instant);
  for (const sort of leadSorts) {
    await readLeadPage(watched, { sort, limit: 50 });
    await readLeadPage(watched, { sort, limit: 50, cursor: JSON.stringify(['id', instant, instant, 'name']) });
  }
  const plans = asked.map((statement) =>
    database.query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${statement}`)),
  );
  const steps = (await Promise.all(plans)).flatMap(({ rows }) => rows.map(({ detail }) => detail));
  expect(steps.filter((step) => step.includes('outbox_due (priority=? AND run_at<?)'))).toHaveLength(2);
  expect(steps.filter((step) => step.includes('outbox_sent_at (sent_at>?)'))).toHaveLength(1);
  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  expect(steps.filter((step) => step.startsWith('SCAN lead') && !step.includes('INDEX'))).toEqual([]);
  await database.close();
  await empty.drop();
});
