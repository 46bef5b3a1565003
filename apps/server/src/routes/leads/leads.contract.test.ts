import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import {
  type AdminApiClientOptions,
  createAdminApiClient,
  createLeadChangeApiClient,
  createPublicApiClient,
} from '@fnc/domain/api';
import { createApiLeadRepository } from '@fnc/domain/storage';
import { describeLeadRepository } from '@fnc/domain/contracts';
import { errorMessagesEn, measuredLead, type Lead } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { createIdSource } from '../../adapters/secrets/ids.ts';
import { toLead, toRow } from '../../adapters/sql/leads/leadRows.ts';
import { addEvent } from '../../adapters/sql/leads/leadTimeline.ts';
import { engines } from '../../testing/engines.ts';
import { aSignUp, sendMessage, signUp } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { transportTo } from '../../testing/transportTo.ts';

const newId = createIdSource();

/** Stores a lead unchanged, with one request for the guide. */
async function seed({ database }: TestServer, lead: Omit<Lead, 'id'>): Promise<Lead> {
  const id = newId();
  const row = await database.query
    .insertInto('lead')
    .values({ ...toRow({ ...lead, id }), unsubscribed_at: null, deleted_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEvent(database.query, {
    id: newId(),
    leadId: id,
    at: lead.createdAt,
    event: { kind: 'guide_requested', source: lead.source, page: lead.page ?? '/' },
  });
  // This server measures nothing.
  return measuredLead(toLead(row), { opens: false, clicks: false });
}

async function connect(server: TestServer) {
  const { authorization } = await server.signIn();
  const options: AdminApiClientOptions = {
    baseUrl: 'http://server',
    transport: transportTo(server.app),
    language: 'en',
    sentences: () => errorMessagesEn,
    getToken: () => authorization.slice('Bearer '.length),
  };
  return {
    ...createPublicApiClient(options),
    ...createAdminApiClient(options),
    ...createLeadChangeApiClient(options),
  };
}

for (const engine of engines) {
  let started: Promise<TestServer> | undefined;
  describeLeadRepository(`the server on ${engine.name}, through its own client`, async () => {
    started ??= startTestServer({ engine });
    const server = await started;
    // Later than every lead of the suite.
    server.clock.now = Date.parse('2026-12-01T09:00:00.000Z');
    await server.database.query.deleteFrom('lead').execute();
    const api = await connect(server);
    return {
      repository: createApiLeadRepository(api, api),
      seed: (lead) => seed(server, lead),
    };
  });
  afterAll(async () => {
    await (await started)?.close();
  });
}

describe.each(engines)('the whole API on $name, through its own client', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  test('a visitor signs up and writes; the advisor finds one lead with its timeline and sets its status', async () => {
    const api = await connect(server);
    const answer = await api.subscribe({ ...aSignUp(), newsletter: true } as Parameters<typeof api.subscribe>[0]);
    expect(answer.downloadUrl).toBe('/guide/cyprus-gids.pdf');
    server.clock.now += 60_000;
    await api.sendContact({ name: 'Esmee', email: 'ESMEE@golfslag.example', message: 'Bel me', language: 'en' });
    await server.outboxWorker.settled();
    const page = await api.listLeads({ search: 'golfslag', sort: 'urgency', limit: 10 });
    expect(page).toMatchObject({ count: 1, total: 1, sources: ['linkedin'], nextCursor: null });
    const [lead] = page.leads;
    expect(lead).toMatchObject({ waitingSince: '2026-03-02T09:01:00.000Z', language: 'en', profession: 'kapitein' });
    expect(await api.setLeadStatus(lead?.id ?? '', 'qualified')).toMatchObject({ waitingSince: null });
    const { events } = await api.findLead(lead?.id ?? '');
    expect(events.map((event) => (event.kind === 'mail' ? `${event.mailKind} ${event.outcome}` : event.kind))).toEqual([
      'status_changed',
      'contact_confirmation sent',
      'contact_advisor sent',
      'message_received',
      'guide sent',
      'consent_given',
      'guide_requested',
    ]);
    expect(await api.adminStatus()).toMatchObject({ leadsCount: 1, waitingCount: 0, mail: { queued: 0, sent: 3 } });
  });

  test('whoever writes again waits, until the same status is set once more; a third time changes nothing', async () => {
    const api = await connect(server);
    await signUp(server, { email: 'esmee@golfslag.example' });
    const { leads } = await api.listLeads({ search: 'golfslag' });
    const { id = '' } = leads[0] ?? {};
    await api.setLeadStatus(id, 'converted');
    await sendMessage(server, { email: 'esmee@golfslag.example' });
    const waits = async () => (await api.findLead(id)).lead.waitingSince !== null;
    expect(await waits()).toBe(true);
    expect(await api.setLeadStatus(id, 'converted')).toMatchObject({ status: 'converted', waitingSince: null });
    expect(await waits()).toBe(false);
    // Undone: the question is open again, as long as no mail answered it.
    const undone = await api.setLeadStatus(id, 'converted', ['waitingSince']);
    expect(undone).toMatchObject({ waitingSince: expect.any(String), welcomeSince: null });
    expect(await api.setLeadStatus(id, 'converted')).toMatchObject({ waitingSince: null });
    const changes = () => server.database.query.selectFrom('change').select('seq').execute();
    const before = await changes();
    expect(await api.setLeadStatus(id, 'converted')).toMatchObject({ waitingSince: null });
    expect(await changes()).toEqual(before);
  });

  test('fifty simultaneous sign-ups of ten people are ten leads, fifty requests and fifty mails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signUp(server, { email: `person${index % 10}@example.com` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    await server.outboxWorker.settled();
    const count = async (table: 'lead' | 'lead_event' | 'outbox') =>
      (await server.database.query.selectFrom(table).select('id').execute()).length;
    expect([await count('lead'), await count('lead_event'), await count('outbox')]).toEqual([10, 50, 50]);
    expect(server.mailServer.sent).toHaveLength(50);
  });

  test('leads that do not wait are listed newest first, whatever the order of arrival', async () => {
    const api = await connect(server);
    const lead = { ...aLead(), waitingSince: null };
    for (const day of ['03', '01', '04', '02']) {
      await seed(server, {
        ...lead,
        name: day,
        email: `${day}@example.com`,
        createdAt: `2026-01-${day}T09:00:00.000Z`,
      });
    }
    const { leads } = await api.listLeads({ sort: 'urgency', search: '@example.com', limit: 4 });
    expect(leads.map(({ name }) => name)).toEqual(['04', '03', '02', '01']);
  });

  test('after thirty days a deleted lead’s records are erased, and no others', async () => {
    const api = await connect(server);
    await signUp(server, { email: 'gone@example.com', newsletter: true });
    await signUp(server, { email: 'stays@example.com' });
    await server.outboxWorker.settled();
    const gone = (await api.listLeads({ search: 'gone' })).leads[0]?.id ?? '';
    await api.removeLead(gone);
    server.clock.now += 30 * 86_400_000 - 1;
    await server.cleanUp();
    const rows = async (table: 'lead' | 'lead_event' | 'consent' | 'outbox' | 'session') =>
      (await server.database.query.selectFrom(table).selectAll().execute()).length;
    expect([await rows('lead'), await rows('lead_event'), await rows('consent'), await rows('outbox')]).toEqual([
      2, 2, 1, 2,
    ]);
    server.clock.now += 1;
    await server.cleanUp();
    expect([await rows('lead'), await rows('lead_event'), await rows('consent'), await rows('outbox')]).toEqual([
      1, 1, 0, 1,
    ]);
    expect(await rows('session')).toBe(0);
  });
});

/** SQLite has one writer at a time, so only PostgreSQL can interleave two changes. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('two changes at once on $name', (engine) => {
  test('the second one builds on the first', async () => {
    const server = await startTestServer({ engine });
    const api = await connect(server);
    const { query } = server.database;
    const { id } = await seed(server, aLead({ createdAt: '2026-01-01T09:00:00.000Z' }));
    const other = await query.startTransaction().execute();
    await other.updateTable('lead').set({ status: 'contacted' }).where('id', '=', id).execute();
    const change = api.setLeadStatus(id, 'qualified');
    const waiting = sql<{ amount: number }>`
      select count(*) as amount from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(query)).rows[0]?.amount).toBe(1);
    await other.commit().execute();
    await change;
    const { events } = await api.findLead(id);
    expect(events[0]).toMatchObject({ kind: 'status_changed', from: 'contacted', to: 'qualified' });
    await server.close();
  });
});
