import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Client } from '@fnc/domain';
import {
  apiContract,
  createFileApiClient,
  type ExportedLeads,
  exportedLeadsSchema,
  leadsInExport,
  readEvents,
} from '@fnc/domain/api';
import {
  createApiClientRepository,
  createApiReportRepository,
  printBundleInParts,
  readBundle,
} from '@fnc/domain/storage';
import { aCampaign } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { listed, signUp } from '../../testing/requests.ts';
import { firstLeadAt, leadId, seedBulk } from '../../testing/seedLists.ts';
import { seedLead, seedReaders } from '../../testing/seedReaders.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heldNow(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe.each(engines)('the leads of an export on $name', (engine) => {
  let server: TestServer;
  let address: string;
  beforeEach(async () => {
    server = await startTestServer({ engine });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  async function* exported(): AsyncGenerator<ExportedLeads> {
    const response = await fetch(`${address}${apiContract.exportLeads.path}`, { headers: await server.signIn() });
    expect(response.status).toBe(200);
    const pieces = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
    yield* readEvents(pieces, exportedLeadsSchema);
  }
  const all = async () => {
    const leads = [];
    for await (const piece of leadsInExport(exported())) leads.push(...piece);
    return leads;
  };

  test('are complete and in order of arrival, without deleted ones', async () => {
    const readers = await seedReaders(server.database, 1_201);
    const [gone] = readers;
    const headers = await server.signIn();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${gone?.id}`, headers });
    const unsubscribed = await seedLead(server.database, { name: 'Klaas', subscribed: false });
    const leads = await all();
    expect(new Set(leads.map(({ id }) => id))).toEqual(
      new Set([...readers.slice(1), unsubscribed].map(({ id }) => id)),
    );
    expect(leads).toHaveLength(1_201);
    expect(leads.map(({ createdAt }) => createdAt)).toEqual(leads.map(({ createdAt }) => createdAt).toSorted());
    expect(leads.find(({ id }) => id === unsubscribed.id)).toMatchObject({ name: 'Klaas', subscribed: false });
  });

  test('are an empty, complete list where there are none', async () => {
    const events = [];
    for await (const event of exported()) events.push(event);
    expect(events).toEqual([
      { kind: 'leads', leads: [] },
      { kind: 'end', count: 0 },
    ]);
  });

  test('need a session', async () => {
    expect((await fetch(`${address}${apiContract.exportLeads.path}`)).status).toBe(401);
  });

  test('are counted with the other records of the export', async () => {
    await seedReaders(server.database, 3);
    const options = await clientOf(server);
    const file = createFileApiClient(options);
    const samples = await file.addSamples();
    const { lists } = await file.export();
    const clients = lists.clients as Client[];
    const written = clients.flatMap(({ reports }) => reports);
    expect(await file.contents()).toEqual({
      clients: samples.counts.clients,
      answers: expect.any(Number),
      reports: written.length,
      campaigns: samples.counts.emailCampaigns,
      templates: lists.emailTemplates.length,
      leads: 3,
    });
    expect((await file.contents()).answers).toBeGreaterThan(0);
    const [one, other] = clients.filter(({ reports }) => reports.length > 0);
    if (one === undefined || other === undefined) throw new Error('The samples have too few reports.');
    await createApiReportRepository(options).remove(one.reports[0]?.id ?? '');
    await createApiClientRepository(options).remove(other.id);
    expect((await file.contents()).reports).toBe(written.length - 1 - other.reports.length);
  });

  test('do not come back with an import: erased leads stay erased, unsubscribed ones stay so', async () => {
    await signUp(server, { email: 'gone@fleet.example', newsletter: true });
    await signUp(server, { email: 'left@fleet.example' });
    const file = createFileApiClient(await clientOf(server));
    const { lists } = await file.export();
    const bundle = { ...lists, fncLeads: [], pageViews: [], conversions: [], emailCampaigns: [aCampaign()] };
    let text = '';
    const before = { ...bundle, timestamp: '2026-11-20T09:00:00.000Z', version: '4.0' } as const;
    for await (const part of printBundleInParts(before as never, leadsInExport(exported()))) text += part;
    expect(readBundle(text)).toMatchObject({ value: { serverLeads: 2 } });

    const [gone] = await listed(server, '?search=gone');
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${gone?.id}`, headers: await server.signIn() });
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    const remaining = await listed(server);
    const again = createFileApiClient(await clientOf(server));
    expect(await again.import(JSON.parse(text))).toMatchObject({ outcome: 'done' });
    expect((await again.state()).counts.emailCampaigns).toBe(1);
    expect(await listed(server)).toEqual(remaining);
    expect(remaining.map(({ email }) => email)).toEqual(['left@fleet.example']);
  });

  test('are read in pieces, however many there are', async () => {
    const amount = 40_000;
    server.clock.now = firstLeadAt + amount * 60_000;
    await seedBulk(server.database, server.databaseUrl, amount);
    const before = heldNow();
    const held: number[] = [];
    let count = 0;
    let last = '';
    for await (const leads of leadsInExport(exported())) {
      count += leads.length;
      last = leads.at(-1)?.id ?? last;
      if (count % 10_000 === 0) held.push(heldNow() - before);
    }
    expect([count, last]).toEqual([amount, leadId(amount - 1)]);
    // Together they have about twenty-five million bytes.
    expect(Math.max(...held)).toBeLessThan(8_000_000);
  });
});
