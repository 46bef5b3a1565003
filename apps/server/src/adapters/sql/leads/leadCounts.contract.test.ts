import { fail, instantOf } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { get, listed, sendMessage, signUp } from '../../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { toRow } from './leadRows.ts';

interface Status {
  readonly byStatus: object;
  readonly bySource: object;
  readonly failedMails: readonly { leadName: string; mailKind: string; at: string }[];
}
interface Counts {
  readonly weeks: readonly { year: number; week: number; monday: string; leads: number }[];
}

describe.each(engines)('what the dashboard counts, on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const asked = async <Answer>(path: string) => (await get(server, path, await server.signIn())).json<Answer>();
  const remove = async (id: string | undefined) =>
    server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
  const madeAt = async (id: string, createdAt: string) =>
    server.database.query
      .insertInto('lead')
      .values({
        ...toRow(aLead({ id, email: `${id}@fleet.example`, createdAt })),
        unsubscribed_at: null,
        deleted_at: null,
      })
      .execute();

  test('leads by status and by source, the largest source first; a deleted lead counts nowhere', async () => {
    await sendMessage(server);
    await sendMessage(server, { email: 'b@fleet.example' });
    await signUp(server, { email: 'a@fleet.example', source: 'facebook' });
    await signUp(server, { email: 'gone@fleet.example', source: 'linkedin' });
    await remove((await listed(server, '?search=gone'))[0]?.id);
    const changed = (await listed(server, '?search=a@fleet'))[0]?.id;
    await server.app.inject({
      method: 'PUT',
      url: `/api/fnc-leads/${changed}`,
      headers: await server.signIn(),
      payload: { status: 'converted' },
    });
    expect(await asked<Status>('/api/admin/status')).toMatchObject({
      byStatus: { new: 2, contacted: 0, qualified: 0, converted: 1, rejected: 0 },
      bySource: [
        { source: 'website', leads: 2 },
        { source: 'facebook', leads: 1 },
      ],
    });
  });

  test('a week begins on Monday at midnight in Amsterdam; the running week is the twelfth', async () => {
    server.clock.now = Date.parse('2026-11-20T13:10:00.000Z');
    await madeAt('sunday', '2026-11-15T22:59:59.999Z');
    await madeAt('monday', '2026-11-15T23:00:00.000Z');
    await madeAt('today', '2026-11-20T13:00:00.000Z');
    await madeAt('summer', '2026-08-30T22:00:00.000Z');
    await madeAt('before', '2026-08-30T21:59:59.000Z');
    const { weeks } = await asked<Counts>('/api/admin/counts');
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ year: 2026, week: 36, monday: '2026-08-31', leads: 1 });
    expect(weeks.slice(-2)).toEqual([
      { year: 2026, week: 46, monday: '2026-11-09', leads: 1 },
      { year: 2026, week: 47, monday: '2026-11-16', leads: 2 },
    ]);
    expect(weeks.reduce((sum, { leads }) => sum + leads, 0)).toBe(4);
  });

  test('the last three mails that failed, newest first, for a week, and none of a lead that is gone', async () => {
    const failing = async (email: string, name: string) => {
      server.clock.now += 60_000;
      await signUp(server, { email, name });
      await server.outboxWorker.settled();
    };
    server.mailServer.answer = () => fail({ code: 'refused', detail: '550', permanent: true });
    for (const name of ['Een', 'Twee', 'Drie', 'Vier', 'Weg']) await failing(`${name}@fleet.example`, name);
    await remove((await listed(server, '?search=weg'))[0]?.id);
    const { failedMails } = await asked<Status>('/api/admin/status');
    expect(failedMails.map(({ leadName }) => leadName)).toEqual(['Vier', 'Drie', 'Twee']);
    expect(failedMails[0]).toMatchObject({ mailKind: 'guide', at: instantOf(server.clock.now - 60_000) });
    server.clock.now += 7 * 86_400_000;
    expect((await asked<Status>('/api/admin/status')).failedMails).toEqual([]);
  });

  test('a mail that was planned long before it failed counts from its failure', async () => {
    server.mailServer.answer = () => fail({ code: 'refused', detail: '550', permanent: true });
    await signUp(server, { email: 'een@fleet.example', name: 'Een' });
    await server.outboxWorker.settled();
    const planned = instantOf(server.clock.now - 10 * 86_400_000);
    await server.database.query.updateTable('outbox').set({ created_at: planned }).execute();
    const { failedMails } = await asked<Status>('/api/admin/status');
    expect(failedMails).toMatchObject([{ leadName: 'Een', at: instantOf(server.clock.now) }]);
  });
});
