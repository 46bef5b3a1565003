import {
  createApiCampaignRepository,
  createApiChangeHistory,
  createApiClientRepository,
  createApiTemplateRepository,
} from '@fnc/domain/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { sendMessage, signUp } from '../../testing/requests.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

const template = { name: 'Brief', subject: 'Dag', category: 'welcome', content: '<p>Dag</p>', language: 'nl' } as const;
const client = {
  name: 'Golfslag bv',
  contactPerson: 'Esmee Golfslag',
  email: 'esmee@golfslag.example',
  status: 'active',
} as const;
const dayMs = 86_400_000;

describe.each(engines)('the log of changes on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  async function setUp() {
    const options = await clientOf(server);
    return {
      history: createApiChangeHistory(options),
      campaigns: createApiCampaignRepository(options),
      clients: createApiClientRepository(options),
      templates: createApiTemplateRepository(options),
    };
  }

  test('lists who changed what, newest first and in pages, with current names', async () => {
    const { history, templates } = await setUp();
    const { id } = await templates.add(template);
    await templates.update(id, { name: 'Brief van november' });
    const [changed, added] = (await history.page()).changes;
    const of = { noun: 'template', id, by: testAdmin.username, name: 'Brief van november', record: 'there' };
    expect([changed, added]).toMatchObject([
      { ...of, kind: 'changed', fields: ['name'] },
      { ...of, kind: 'added' },
    ]);
    const first = await history.page({ limit: 1 });
    expect(first.changes).toEqual([changed]);
    const second = await history.page({ limit: 1, cursor: first.nextCursor ?? '' });
    expect(second).toEqual({ changes: [added], nextCursor: null });
  });

  test('a visitor’s first message adds a lead, and the next one changes it', async () => {
    const { history } = await setUp();
    await signUp(server, { email: 'esmee@golfslag.example' });
    await sendMessage(server, { email: 'esmee@golfslag.example' });
    expect((await history.page()).changes).toMatchObject([
      { noun: 'lead', kind: 'changed', by: null },
      { noun: 'lead', kind: 'added', by: null },
    ]);
  });

  test('of a client lists its own records and no others', async () => {
    const { history, clients, templates } = await setUp();
    const { id } = await clients.add(client);
    await clients.add({ ...client, name: 'Kielzog bv', email: 'klaas@kielzog.example' });
    await templates.add(template);
    await clients.update(id, { phone: '06 12345678' });
    const { changes } = await history.page({ noun: 'client', id });
    expect(changes.map(({ kind, fields, name }) => [kind, fields, name])).toEqual([
      ['changed', ['phone'], 'Golfslag bv'],
      ['added', [], 'Golfslag bv'],
    ]);
  });

  test('a removal can be undone for thirty days, and says so', async () => {
    const { history, clients } = await setUp();
    const { id } = await clients.add(client);
    await clients.remove(id);
    const removed = async () =>
      (await history.page({ kind: 'removed' })).changes.map(({ name, record }) => [name, record]);
    expect(await removed()).toEqual([['Golfslag bv', 'removed']]);
    await clients.restore(id);
    expect(await removed()).toEqual([['Golfslag bv', 'there']]);
    await clients.remove(id);
    server.clock.now += 31 * dayMs;
    const { history: later } = await setUp();
    expect((await later.page({ kind: 'removed' })).changes).toMatchObject([{ record: 'gone' }, { record: 'gone' }]);
  });

  test('what was deleted together is on one page, also beyond its limit', async () => {
    const { history, clients } = await setUp();
    for (const name of ['Een', 'Twee', 'Drie', 'Vier']) {
      await clients.add({ ...client, name, email: `${name}@fleet.example` });
    }
    for (const { client: one } of (await clients.list()).clients) await clients.remove(one.id);
    const first = await history.page({ limit: 2 });
    expect(first.changes.map(({ kind }) => kind)).toEqual(['removed', 'removed', 'removed', 'removed']);
    const second = await history.page({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.changes.map(({ name, kind }) => [name, kind])).toEqual([
      ['Vier', 'added'],
      ['Drie', 'added'],
    ]);
    expect(second.nextCursor).not.toBeNull();
  });

  test('the saves of a campaign in a row are one change, also beyond the limit of a page', async () => {
    const { history, campaigns } = await setUp();
    const { id } = await campaigns.add({ name: 'Brief' });
    for (const subject of ['D', 'Da', 'Dag']) await campaigns.update(id, { subject });
    await campaigns.update(id, { content: '<p>Dag</p>' });
    const first = await history.page({ limit: 2 });
    expect(first.changes).toMatchObject([
      { kind: 'changed', by: testAdmin.username, name: 'Brief', fields: ['subject', 'content'] },
    ]);
    const second = await history.page({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ changes: [{ kind: 'added' }], nextCursor: null });
  });

  test('an unknown cursor is refused', async () => {
    const { history } = await setUp();
    await expect(history.page({ cursor: 'later' })).rejects.toMatchObject({ code: 'cursor_invalid' });
  });
});
