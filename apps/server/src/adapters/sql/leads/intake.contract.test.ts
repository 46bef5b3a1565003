import { guideSignUpSchema } from '@fnc/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForServer, engines } from '../../../testing/engines.ts';
import { aSignUp, listed, post, sendMessage, signUp, timelineOf } from '../../../testing/requests.ts';
import { startCutter } from '../../../testing/cutConnection.ts';
import { createIdSource } from '../../secrets/ids.ts';
import { openDatabase, type Database } from '../database.ts';
import { outageOf } from '../databaseFaults.ts';
import { createIntake } from './intake.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

describe.each(engines)('what visitors send, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const kinds = async (): Promise<string[]> => {
    const rows = await server.database.query
      .selectFrom('outbox')
      .select('kind')
      .where('status', '!=', 'skipped')
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  test('sign-ups and messages of one address at the same moment are one lead that lost none of them', async () => {
    const email = 'esmee@golfslag.example';
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0 ? signUp(server, { email }) : sendMessage(server, { email, message: `Vraag ${index}` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(16).fill(200));
    const leads = await listed(server);
    expect(leads).toHaveLength(1);
    const events = (await timelineOf(server, leads[0]?.id ?? '')).map((event) => event.kind);
    expect(events.filter((kind) => kind === 'guide_requested')).toHaveLength(8);
    expect(events.filter((kind) => kind === 'message_received')).toHaveLength(8);
  });

  test('nobody gets more than five mails in an hour because someone keeps typing their address', async () => {
    const email = 'someone@else.example';
    for (let time = 0; time < 4; time++) await signUp(server, { email });
    for (let time = 0; time < 4; time++) await sendMessage(server, { email, message: `Vraag ${time}` });
    const guides = Array<string>(4).fill('guide');
    const messages = ['contact_advisor', 'contact_confirmation', ...Array<string>(3).fill('contact_advisor')];
    expect(await kinds()).toEqual([...guides, ...messages]);

    await signUp(server, { email: 'another@person.example' });
    expect(await kinds()).toEqual([...guides, ...messages, 'guide']);

    server.clock.now += 3_600_000;
    await signUp(server, { email });
    expect(await kinds()).toEqual([...guides, ...messages, 'guide', 'guide']);
  });

  test('a message that is sent again, because its answer was lost, is one message', async () => {
    const answers = [];
    for (let time = 0; time < 2; time++) answers.push(await sendMessage(server));
    answers.push(...(await Promise.all([sendMessage(server), sendMessage(server, { email: 'RUBEN@zeeman.example' })])));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    const [lead] = await listed(server);
    const received = async () =>
      (await timelineOf(server, lead?.id ?? '')).filter(({ kind }) => kind === 'message_received').length;
    expect([await received(), await kinds()]).toEqual([1, ['contact_advisor', 'contact_confirmation']]);
    const counted = await server.database.query.selectFrom('daily_count').select('count').execute();
    expect(counted).toEqual([{ count: 1 }]);

    // Another text, page or number, another visitor, and the same text later are messages of their own.
    await sendMessage(server, { message: 'En mijn schip?' });
    await sendMessage(server, { page: '/en' });
    await sendMessage(server, { phone: '06 00 00 00 02' });
    await sendMessage(server, { email: 'other@zeeman.example' });
    server.clock.now += 600_000;
    await sendMessage(server);
    expect(await received()).toBe(5);
    expect((await kinds()).filter((kind) => kind === 'contact_advisor')).toHaveLength(6);
  });

  test('all spellings of one mailbox share its five, and the timeline says why the sixth did not leave', async () => {
    const spellings = ['jan.smit@gmail.com', 'JanSmit+1@gmail.com', 'j.a.n.smit@googlemail.com', 'jansmit+2@gmail.com'];
    const answers = [];
    for (const email of [...spellings, ...spellings]) answers.push(await signUp(server, { email }));
    await server.outboxWorker.settled();
    expect(server.mailServer.sent).toHaveLength(5);
    // The response does not reveal whether the mail was sent; the lead and the download exist.
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const last = (await listed(server)).find(({ email }) => email === 'jansmit+2@gmail.com');
    const mail = (await timelineOf(server, last?.id ?? '')).find(({ kind }) => kind === 'mail');
    expect(mail).toMatchObject({
      mailKind: 'guide',
      outcome: 'skipped',
      lastError: 'Dit postvak kreeg in het laatste uur al genoeg automatische mails',
    });
    // At other providers a dot makes another mailbox.
    for (let time = 0; time < 3; time++) {
      await signUp(server, { email: 'jan.smit@fleet.example' });
      await signUp(server, { email: 'jansmit@fleet.example' });
    }
    await server.outboxWorker.settled();
    expect(server.mailServer.sent).toHaveLength(11);
  });

  test('beyond the limit of the hour leads are kept and no mail leaves; the way out has a limit of its own', async () => {
    await server.close();
    server = await startTestServer({ engine, automaticMailsPerHour: 3 });
    for (let visitor = 0; visitor < 5; visitor++) await signUp(server, { email: `v${visitor}@fleet.example` });
    expect(await kinds()).toEqual(['guide', 'guide', 'guide']);
    const [newest] = await listed(server);
    expect(await listed(server)).toHaveLength(5);
    const mail = (await timelineOf(server, newest?.id ?? '')).find(({ kind }) => kind === 'mail');
    expect(mail).toMatchObject({
      outcome: 'skipped',
      lastError: 'In het laatste uur zijn al zoveel automatische mails verstuurd als is toegestaan',
    });
    await post(server, '/api/unsubscribe-link', { email: newest?.email ?? '', language: 'nl' });
    // The advisor gets a mail for every message.
    await sendMessage(server, { email: 'v9@fleet.example' });
    expect(await kinds()).toEqual(['guide', 'guide', 'guide', 'unsubscribe_link', 'contact_advisor']);
    server.clock.now += 3_600_000;
    await signUp(server, { email: 'v10@fleet.example' });
    expect((await kinds()).filter((kind) => kind === 'guide')).toHaveLength(4);
  });
});

const anIntake = (database: Database) =>
  createIntake({
    database,
    now: Date.now,
    newId: createIdSource(),
    hashAddress: (address) => address,
    pages: { has: () => true, known: (page) => page ?? '/' },
    automaticPerHour: 10_000,
  });

/** Between this server and a SQLite file there is no network. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('a connection to $name', (engine) => {
  test('that is lost during the commit of a group: nothing of it is stored a second time', async () => {
    const empty = await createForServer(engine);
    const cutter = await startCutter(empty.url);
    const database = await openDatabase(cutter.url);
    const intake = anIntake(database);
    // The first of them is stored alone, and the others meanwhile become a group.
    cutter.cutAtCommit(2);
    const outcomes = await Promise.allSettled(
      ['first', 'a', 'b', 'c'].map((name) =>
        intake.acceptSignUp(guideSignUpSchema.parse(aSignUp({ email: `${name}@fleet.example` })), null, () => []),
      ),
    );
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? 'stored' : outageOf(one.reason)))).toEqual([
      'stored',
      'away',
      'away',
      'away',
    ]);
    const events = await database.query.selectFrom('lead_event').select('kind').execute();
    expect(events).toHaveLength(4);
    await database.close();
    await cutter.close();
    await empty.drop();
  });
});

/** SQLite's planner needs no statistics to look a key up. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('sign-ups without statistics, on $name', (engine) => {
  test('a group of them reads single leads, not all there are', async () => {
    const empty = await engine.create();
    const database = await openDatabase(empty.url);
    const intake = anIntake(database);
    const [groups, together] = [24, 25];
    for (let group = 0; group < groups; group++) {
      await Promise.all(
        Array.from({ length: together }, (_, index) =>
          intake.acceptSignUp(
            guideSignUpSchema.parse(aSignUp({ email: `v${group}.${index}@fleet.example` })),
            null,
            () => [],
          ),
        ),
      );
    }
    await database.close();
    const later = await openDatabase(empty.url);
    const rowsRead = async () => {
      const { rows } = await sql<{ inserted: number; scanned: number }>`
        select n_tup_ins as inserted, seq_tup_read + (
          select cast(sum(idx_tup_read) as bigint) from pg_stat_user_indexes where relname = 'lead'
        ) as scanned from pg_stat_user_tables where relname = 'lead'`.execute(later.query);
      return rows[0];
    };
    // A connection reports what it read when it ends.
    const amount = groups * together;
    await expect.poll(rowsRead).toMatchObject({ inserted: amount });
    // Each event of a lead checks that the lead exists.
    expect((await rowsRead())?.scanned).toBeLessThan(2 * amount);
    await later.close();
    await empty.drop();
  });
});
