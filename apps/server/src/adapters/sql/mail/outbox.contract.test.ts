import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForServer, engines, type EmptyDatabase } from '../../../testing/engines.ts';
import { openDatabase, type Database } from '../database.ts';
import { enqueue } from './enqueueMail.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T09:00:00.000Z') + seconds * 1000).toISOString();

describe.each(engines)('the outbox on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let outbox: Outbox;

  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
    outbox = createOutbox(database);
    await database.query.insertInto('lead').values(aLeadRow).execute();
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });

  const store = (amount: number, storedAt = at(0)) => storeMails(database, amount, storedAt);
  const claimOne = async (worker: string) => {
    const [claimed] = await outbox.claim(worker, 1, at(0), at(20));
    return claimed?.id ?? '';
  };
  const prioritiesOf = async (campaignLimit?: number) =>
    (await outbox.claim('a', 4, at(1), at(21), campaignLimit)).map(({ priority }) => priority);
  const row = (id: string) =>
    database.query.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('five workers at once, each message once', async () => {
    await store(500);
    const taken: string[] = [];
    const work = async (worker: string) => {
      for (;;) {
        const claimed = await outbox.claim(worker, 7, at(1), at(61));
        if (claimed.length === 0) return;
        for (const { id } of claimed) {
          taken.push(id);
          expect(await outbox.markSent([{ id, at: at(2) }], worker)).toEqual([]);
        }
      }
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(work));
    expect(taken).toHaveLength(500);
    expect(new Set(taken).size).toBe(500);
    expect(await outbox.counts()).toEqual({ queued: 0, sent: 500, failed: 0 });
  });

  test('a message belongs to its worker for as long as the lease', async () => {
    await store(1);
    const [first] = await outbox.claim('dead', 1, at(0), at(20));
    expect(await outbox.claim('other', 1, at(19), at(40))).toEqual([]);
    const [second] = await outbox.claim('other', 1, at(21), at(41));
    expect([second?.id, second?.attempts]).toEqual([first?.id, 2]);
  });

  test('a renewed lease holds', async () => {
    await store(1);
    const [mine] = await outbox.claim('alive', 1, at(0), at(20));
    const id = mine?.id ?? '';
    expect(await outbox.renew([id], 'alive', at(40))).toEqual(new Set([id]));
    expect(await outbox.claim('other', 1, at(21), at(41))).toEqual([]);
  });

  test('a worker that lost its lease changes nothing any more', async () => {
    await store(1);
    const id = await claimOne('late');
    await outbox.claim('other', 1, at(21), at(41));
    expect(await outbox.renew([id], 'late', at(99))).toEqual(new Set());
    expect(await outbox.markSent([{ id, at: at(22) }], 'late')).toEqual([id]);
    expect(await outbox.markSkipped(id, 'late', 'unsubscribed', at(22))).toBe(false);
    await outbox.release([id], 'late');
    const fault = { code: 'deferred', detail: '421' } as const;
    expect(await outbox.markFailed(id, 'late', fault, { retryAt: at(60) })).toBe(false);
    expect(await row(id)).toMatchObject({ status: 'sending', locked_by: 'other', locked_until: at(41) });
  });

  test('what failed for now comes back at its time, with the fault', async () => {
    await store(1);
    const id = await claimOne('a');
    await outbox.markFailed(id, 'a', { code: 'deferred', detail: '451 try later' }, { retryAt: at(60) });
    expect(await row(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      fault: 'deferred',
      fault_detail: '451 try later',
    });
    expect(await outbox.claim('a', 1, at(59), at(79))).toEqual([]);
    expect(await outbox.claim('a', 1, at(60), at(80))).toHaveLength(1);
    await outbox.markSent([{ id, at: at(61) }], 'a');
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2, sent_at: at(61), fault: null, locked_by: null });
  });

  test('what failed for good is never taken again', async () => {
    await store(1);
    const id = await claimOne('a');
    await outbox.markFailed(id, 'a', { code: 'refused', detail: '550 no such user' }, { givenUpAt: at(3) });
    expect(await outbox.claim('a', 1, at(9_999), at(10_019))).toEqual([]);
    expect(await outbox.counts()).toEqual({ queued: 0, sent: 0, failed: 1 });
  });

  test('days of trying begin with the first try, not with the wait for it', async () => {
    await store(1);
    const id = await outbox.claim('a', 1, at(500_000), at(500_020)).then(([claimed]) => claimed?.id ?? '');
    await outbox.release([id], 'a');
    const [first] = await outbox.claim('a', 1, at(600_000), at(600_020));
    expect(first).toMatchObject({ due_since: at(600_000), created_at: at(0) });
    await outbox.markFailed(id, 'a', { code: 'deferred', detail: '451' }, { retryAt: at(600_060) });
    const [second] = await outbox.claim('a', 1, at(700_000), at(700_020));
    expect(second).toMatchObject({ due_since: at(600_000), attempts: 2 });
  });

  test('campaigns are taken only as far as they may, what somebody waits for as far as there is any', async () => {
    await store(3);
    await database.query.updateTable('outbox').set({ priority: 1 }).execute();
    await store(2);
    expect(await prioritiesOf(1)).toEqual([0, 0]);
    expect(await prioritiesOf(-5)).toEqual([]);
    expect(await prioritiesOf(1)).toEqual([1]);
    expect(await prioritiesOf()).toEqual([1, 1]);
  });

  test('the oldest leaves first', async () => {
    await store(1, at(10));
    await store(1, at(0));
    const claimed = await outbox.claim('a', 1, at(11), at(31));
    expect(claimed.map((mail) => mail.run_at)).toEqual([at(0)]);
  });
});

/** SQLite has one writer at a time, so only PostgreSQL can be in the middle of two claims. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('two claims at once on $name', (engine) => {
  test('a claim that is not committed yet keeps no other worker waiting', async () => {
    const empty = await engine.create();
    const database = await openDatabase(empty.url);
    await database.query.insertInto('lead').values(aLeadRow).execute();
    await storeMails(database, 2, at(0));
    const outbox = createOutbox(database);
    const transaction = await database.query.startTransaction().execute();
    const [first] = await createOutbox({ ...database, query: transaction }).claim('slow', 1, at(1), at(21));
    const [second] = await outbox.claim('quick', 1, at(1), at(21));
    await transaction.commit().execute();
    expect(second?.id).not.toBe(first?.id);
    expect(await outbox.claim('third', 1, at(2), at(22))).toEqual([]);
    await database.close();
    await empty.drop();
  });
});

let made = 0;
const storeMails = (database: Database, amount: number, storedAt: string) =>
  enqueue(
    database.query,
    Array.from({ length: amount }, (_, index) => ({
      kind: 'guide',
      recipient: `visitor${index}@example.com`,
      subject: 'S',
      payload: { index },
    })),
    { leadId: 'lead', at: storedAt, newId: () => `mail${String((made += 1)).padStart(6, '0')}` },
  );

const aLeadRow = {
  id: 'lead',
  email: 'a@b.nl',
  email_key: 'a@b.nl',
  name: 'A',
  name_key: 'a',
  phone: null,
  profession: null,
  source: 'general',
  lead_magnet: null,
  page: null,
  language: 'nl',
  last_email_at: null,
  waiting_since: null,
  urgency: 0,
  unsubscribed_at: null,
  search: 'a',
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  deleted_at: null,
};
