import { defaultTemplates } from '@fnc/domain';
import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiCampaignRepository, createApiTemplateRepository } from '@fnc/domain/storage';
import { aCampaign, aTemplate } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { figuresOf } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { seedLead } from '../../testing/seedReaders.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

const version = '4.0';
const none = { emailCampaigns: 0, emailTemplates: 0 };

describe.each(engines)('the advisor’s file as a whole on $name', (engine) => {
  const shared = sharedServer(engine);
  let file: FileApiClient;
  let templates: ReturnType<typeof createApiTemplateRepository>;
  let campaigns: ReturnType<typeof createApiCampaignRepository>;
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    templates = createApiTemplateRepository(client);
    campaigns = createApiCampaignRepository(client);
  });
  const names = async () => (await templates.list()).map(({ name }) => name);
  const welcome = defaultTemplates.map(({ name }) => name);
  const undoLast = async () => await file.undo((await file.state()).undo?.id ?? 'none');

  test('an export holds the records as the specification has them, and importing it changes nothing', async () => {
    const added = await templates.add(aTemplate({ name: 'Eigen' }));
    const { lists, broken } = await file.export();
    const { version: _version, ...record } = added;
    expect([lists.emailTemplates, broken]).toEqual([[...defaultTemplates, record], {}]);
    const plan = await file.plan({ ...lists, version });
    expect(plan).toMatchObject({ outcome: 'plan', lists: expect.arrayContaining([]) });
    if (plan.outcome !== 'plan') return;
    for (const list of plan.lists) expect([list.added, list.changed, list.broken]).toEqual([[], [], []]);
    expect(plan.lists.find(({ name }) => name === 'emailTemplates')?.skipped).toHaveLength(3);
  });

  test('an import adds, changes and sets aside what the plan said, keeps what it does not name, and can be undone', async () => {
    const own = await templates.add(aTemplate({ name: 'Eigen' }));
    const bundle = {
      emailTemplates: [
        { ...defaultTemplates[0], name: 'Anders' },
        aTemplate({ id: 'came', name: 'Nieuw' }),
        { id: 'broken', language: 'de' },
      ],
      version,
    };
    const plan = await file.plan(bundle);
    expect(plan).toMatchObject({
      lists: expect.arrayContaining([
        expect.objectContaining({
          name: 'emailTemplates',
          added: [{ id: 'came', name: 'Nieuw' }],
          changed: [{ id: 'welcome-nl', name: 'Anders', isOlder: false }],
          skipped: [],
          broken: [expect.objectContaining({ position: 3, reason: 'field_unreadable' })],
        }),
      ]),
    });
    expect(await names()).toEqual([...welcome, 'Eigen']);
    expect(await file.import(bundle)).toBeNull();
    expect(new Set(await names())).toEqual(new Set(['Anders', 'Eigen', 'Nieuw', welcome[1]]));
    expect(await templates.findById(own.id)).toMatchObject({ name: 'Eigen' });
    expect((await file.export()).broken).toEqual({ emailTemplates: [{ id: 'broken', language: 'de' }] });
    expect((await file.state()).broken).toEqual({ ...none, emailTemplates: 1 });
    expect(await undoLast()).toBe(true);
    expect(await names()).toEqual([...welcome, 'Eigen']);
    expect(await undoLast()).toBe(false);
  });

  test('what was changed since an import is not lost by undoing it', async () => {
    await file.import({ emailTemplates: [aTemplate({ id: 'came', name: 'Nieuw' })], version });
    await templates.update('came', { name: 'Bewerkt' });
    expect(await undoLast()).toBe(false);
    expect(await templates.findById('came')).toMatchObject({ name: 'Bewerkt' });
  });

  test('clearing takes everything out of sight, gives back what a practice begins with, and can be undone', async () => {
    await templates.add(aTemplate({ name: 'Eigen' }));
    await templates.update('welcome-nl', { name: 'Anders' });
    expect((await file.clear()).emailTemplates).toBe(3);
    expect(await names()).toEqual(welcome);
    expect(await file.state()).toMatchObject({ removed: 1, undo: { kind: 'clear', by: 'admin' } });
    expect(await undoLast()).toBe(true);
    expect(await names()).toEqual(['Anders', welcome[1], 'Eigen']);
  });

  test('campaigns of an older browser come in as they are, and stay through an export', async () => {
    const sent = aCampaign({ id: '1795090800001', status: 'completed', accepted: ['a', 'b'], handedOver: true });
    expect(await file.import({ emailCampaigns: [aCampaign(), sent], version })).toBeNull();
    const { version: _version, ...kept } = (await campaigns.findById(sent.id)) ?? {};
    expect(kept).toEqual(sent);
    expect((await file.export()).lists.emailCampaigns).toEqual(expect.arrayContaining([aCampaign(), sent]));
    expect(await undoLast()).toBe(true);
    expect(await campaigns.list()).toEqual([]);
  });

  test('clearing stops what has not left: nobody gets a campaign that nobody sees any more', async () => {
    const server = await shared.server();
    const reader = await seedLead(server.database, { name: 'Esmee Golfslag', consent: 'confirmed' });
    const { id } = await campaigns.add({
      name: 'Kerst',
      subject: 'Kerst',
      content: '<p>Kerst</p>',
      recipients: [reader.id],
    });
    const sendAt = new Date(server.clock.now + 86_400_000).toISOString();
    expect(await campaigns.send(id, { key: 'first', sendAt, tick: false })).toMatchObject({ accepted: 1 });
    expect((await file.clear()).emailCampaigns).toBe(1);
    expect(await campaigns.list()).toEqual([]);
    expect(await figuresOf(server, id)).toMatchObject({ queued: 0, cancelled: 1 });
    expect(await undoLast()).toBe(true);
    expect(await campaigns.findById(id)).toMatchObject({ status: 'draft', recipients: [reader.id] });
  });

  test('samples come and go, and leave what is real', async () => {
    const own = await templates.add(aTemplate({ name: 'Eigen' }));
    const added = await file.addSamples();
    expect(added.emailTemplates).toBeGreaterThan(0);
    expect((await campaigns.list()).filter(({ sample }) => sample === true)).toHaveLength(added.emailCampaigns);
    expect(added.emailCampaigns).toBe(3);
    expect((await file.state()).samples.emailTemplates).toBe(added.emailTemplates);
    expect((await file.removeSamples()).emailTemplates).toBe(added.emailTemplates);
    expect((await file.state()).samples).toEqual(none);
    expect(await templates.findById(own.id)).not.toBeNull();
    expect(await undoLast()).toBe(true);
    expect((await file.state()).samples.emailTemplates).toBe(added.emailTemplates);
  });

  test.each([
    ['no export', { hello: 1 }, { code: 'bundle_unreadable' }],
    ['nothing', null, { code: 'bundle_unreadable' }],
    ['another version', { clients: [], version: '9.1' }, { code: 'bundle_version_unknown', version: '9.1' }],
  ])('%s is refused, planned or imported', async (_name, bundle, fault) => {
    expect(await file.plan(bundle)).toEqual({ outcome: 'refused', fault });
    expect(await file.import(bundle)).toEqual(fault);
    expect(await names()).toEqual(welcome);
  });
});
