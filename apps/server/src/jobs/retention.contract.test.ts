import { retentionTerms } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import { get, listed, sendMessage, signUp, timelineOf } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const dayMs = 86_400_000;
/** Months after the start, give or take a day. */
const monthsLater = (months: number, days: number) =>
  new Date(Date.parse('2026-03-02T09:00:00.000Z')).setUTCMonth(2 + months) + days * dayMs;

describe.each(engines)('the terms of the privacy page on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const cleanUpAt = async (now: number) => {
    server.clock.now = now;
    await server.cleanUp();
  };
  const emails = async () => (await listed(server)).map(({ email }) => email).sort();
  const idOf = async (email: string) => (await listed(server)).find((lead) => lead.email === email)?.id ?? '';

  test('a message and a guide request each expire after their own term, and can then be restored', async () => {
    await sendMessage(server, { email: 'wrote@zee.example' });
    await signUp(server, { email: 'guide@zee.example' });
    await cleanUpAt(monthsLater(retentionTerms.messageMonths, -2));
    expect(await emails()).toEqual(['guide@zee.example', 'wrote@zee.example']);
    const wrote = await idOf('wrote@zee.example');
    await cleanUpAt(monthsLater(retentionTerms.messageMonths, 2));
    expect(await emails()).toEqual(['guide@zee.example']);
    expect(server.logged.join('')).toContain('leads reached their term');
    // Where the console restores it.
    const changes = await get(server, '/api/admin/changes/log?kind=removed', await server.signIn());
    expect(changes.json()).toMatchObject({ changes: [{ noun: 'lead', id: wrote, by: null }] });
    const restored = await server.app.inject({
      method: 'POST',
      url: `/api/fnc-leads/${wrote}/restore`,
      headers: await server.signIn(),
    });
    expect(restored.statusCode).toBe(200);
    await cleanUpAt(monthsLater(retentionTerms.guideMonths, -2));
    expect(await emails()).toContain('guide@zee.example');
    await cleanUpAt(monthsLater(retentionTerms.guideMonths, 2));
    expect(await emails()).toEqual([]);
  });

  test('if the lead also asked for the guide, only the message goes after the shorter term', async () => {
    await signUp(server, { email: 'both@zee.example' });
    await sendMessage(server, { email: 'both@zee.example', message: 'Een vraag over mijn schip.' });
    const id = await idOf('both@zee.example');
    await cleanUpAt(monthsLater(retentionTerms.messageMonths, 2));
    const kinds = (await timelineOf(server, id)).map(({ kind }) => kind);
    expect(kinds).toContain('guide_requested');
    expect(kinds).not.toContain('message_received');
    const mails = await server.database.query.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(mails)).not.toContain('Een vraag over mijn schip');
  });

  test('a lead that the adviser works on stays: a new status restarts the term', async () => {
    await sendMessage(server, { email: 'busy@zee.example' });
    const id = await idOf('busy@zee.example');
    server.clock.now = monthsLater(10, 0);
    await server.app.inject({
      method: 'PUT',
      url: `/api/fnc-leads/${id}`,
      payload: { status: 'qualified' },
      headers: await server.signIn(),
    });
    await cleanUpAt(monthsLater(retentionTerms.messageMonths + 2, 0));
    expect(await emails()).toEqual(['busy@zee.example']);
    await cleanUpAt(monthsLater(10 + retentionTerms.messageMonths, 2));
    expect(await emails()).toEqual([]);
  });

  test('clients and newsletter readers stay', async () => {
    await signUp(server, { email: 'client@zee.example' });
    await signUp(server, { email: 'reader@zee.example' });
    const { query } = server.database;
    await query.updateTable('lead').set({ status: 'converted' }).where('email', '=', 'client@zee.example').execute();
    await query.updateTable('lead').set({ consent: 'confirmed' }).where('email', '=', 'reader@zee.example').execute();
    await cleanUpAt(monthsLater(60, 0));
    expect(await emails()).toEqual(['client@zee.example', 'reader@zee.example']);
  });

  test('hashes of addresses and proof of a withdrawn consent go after their terms', async () => {
    const { query } = server.database;
    const at = new Date(server.clock.now).toISOString();
    await signUp(server, { email: 'client@zee.example', newsletter: true });
    await query.updateTable('lead').set({ status: 'converted' }).execute();
    const { id } = await query.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    const withdrawn = { id: 'w', lead_id: id, at, version: '', wording: '', page: '', language: 'nl' };
    await query
      .insertInto('consent')
      .values({ ...withdrawn, kind: 'withdrawn' })
      .execute();
    await query.insertInto('address_refusal').values({ address_hash: 'h', reason: 'unsubscribed', at }).execute();
    await query.insertInto('erased_lead').values({ id: 'gone', address_hash: 'h', at }).execute();
    const left = async () => ({
      consents: (await query.selectFrom('consent').select('id').execute()).length,
      refusals: (await query.selectFrom('address_refusal').select('reason').execute()).length,
      erased: (await query.selectFrom('erased_lead').select('id').execute()).length,
    });
    await cleanUpAt(monthsLater(retentionTerms.erasedMonths, -2));
    expect(await left()).toEqual({ consents: 2, refusals: 1, erased: 1 });
    await cleanUpAt(monthsLater(retentionTerms.erasedMonths, 2));
    expect(await left()).toEqual({ consents: 2, refusals: 1, erased: 0 });
    await cleanUpAt(monthsLater(retentionTerms.refusalMonths, -2));
    expect(await left()).toEqual({ consents: 2, refusals: 1, erased: 0 });
    await cleanUpAt(monthsLater(retentionTerms.refusalMonths, 2));
    expect(await left()).toEqual({ consents: 0, refusals: 0, erased: 0 });
  });
});
