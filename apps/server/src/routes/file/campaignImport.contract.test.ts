import { noCampaignStats } from '@fnc/domain';
import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiCampaignRepository } from '@fnc/domain/storage';
import { aCampaign } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { figuresOf } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { seedLead } from '../../testing/seedReaders.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

const version = '4.0';

describe.each(engines)('the campaigns of an import, and of clearing, on $name', (engine) => {
  const shared = sharedServer(engine);
  let file: FileApiClient;
  let campaigns: ReturnType<typeof createApiCampaignRepository>;
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    campaigns = createApiCampaignRepository(client);
  });
  const undoLast = async () => await file.undo((await file.state()).undo?.id ?? 'none');

  test('campaigns of an older browser are imported unchanged and stay in an export', async () => {
    const sent = aCampaign({ id: '1795090800001', status: 'completed', accepted: ['a', 'b'], handedOver: true });
    expect(await file.import({ emailCampaigns: [aCampaign(), sent], version })).toMatchObject({ outcome: 'done' });
    const { version: _version, ...kept } = (await campaigns.findById(sent.id)) ?? {};
    expect(kept).toEqual(sent);
    expect((await file.export()).lists.emailCampaigns).toEqual(expect.arrayContaining([aCampaign(), sent]));
    expect(await undoLast()).toBe(true);
    expect(await campaigns.list()).toEqual([]);
  });

  test('an older draft of a campaign that was sent does not overwrite it', async () => {
    const server = await shared.server();
    const reader = await seedLead(server.database, { name: 'Esmee Golfslag', consent: 'confirmed' });
    const text = { name: 'Kerst', subject: 'Kerst', content: '<p>Kerst</p>', recipients: [reader.id] };
    const draft = await campaigns.add(text);
    const { lists } = await file.export();
    expect(await campaigns.send(draft.id, { key: 'once', sendAt: null, tick: false })).toMatchObject({ accepted: 1 });
    const sent = await campaigns.findById(draft.id);
    const plan = await file.plan({ emailCampaigns: lists.emailCampaigns, version });
    const planned = plan.outcome === 'plan' && plan.lists.find(({ name }) => name === 'emailCampaigns');
    expect(planned).toMatchObject({ added: [], changed: [], skipped: [{ id: draft.id, name: 'Kerst' }] });
    expect(await file.import({ emailCampaigns: lists.emailCampaigns, version })).toMatchObject({ change: null });
    expect(await campaigns.findById(draft.id)).toEqual(sent);
  });

  test('an older draft restores a sent campaign that was deleted, as it was', async () => {
    const sent = aCampaign({ id: '1795090800001', status: 'completed', accepted: ['a', 'b'], handedOver: true });
    await file.import({ emailCampaigns: [sent], version });
    await campaigns.remove(sent.id);
    await file.import({ emailCampaigns: [aCampaign({ id: sent.id, subject: 'Toen' })], version });
    expect(await campaigns.findById(sent.id)).toMatchObject(sent);
    expect(await undoLast()).toBe(true);
    expect(await campaigns.findById(sent.id)).toBeNull();
  });

  test('a planned campaign of another server is a draft here, because nobody would send it', async () => {
    const recipients = ['a', 'b'];
    const scheduledAt = '2026-12-01T08:00:00.000Z';
    const planned = aCampaign({
      id: 'p',
      status: 'scheduled',
      scheduledAt,
      recipients,
      handedOver: true,
      sentBy: 'anna',
      stats: { ...noCampaignStats(), sent: 2 },
    });
    await file.import({ emailCampaigns: [planned], version });
    const draft = await campaigns.findById('p');
    expect(draft).toMatchObject({ status: 'draft', scheduledAt, recipients, stats: noCampaignStats() });
    expect(draft).not.toHaveProperty('handedOver');
    const plan = await file.plan({ emailCampaigns: [planned], version });
    expect(plan.outcome === 'plan' && plan.lists.find(({ name }) => name === 'emailCampaigns')).toMatchObject({
      changed: [],
      skipped: [{ id: 'p' }],
    });
    expect(await file.import({ emailCampaigns: [planned], version })).toMatchObject({ change: null });
  });

  test('a planned campaign that was exported and cleared is imported as a draft, and can be sent', async () => {
    const server = await shared.server();
    const reader = await seedLead(server.database, { name: 'Esmee Golfslag', consent: 'confirmed' });
    const text = { name: 'Kerst', subject: 'Kerst', content: '<p>Kerst</p>', recipients: [reader.id] };
    const { id } = await campaigns.add(text);
    const sendAt = new Date(server.clock.now + 86_400_000).toISOString();
    expect(await campaigns.send(id, { key: 'first', sendAt, tick: false })).toMatchObject({ accepted: 1 });
    const { lists } = await file.export();
    expect(lists.emailCampaigns).toMatchObject([{ id, status: 'scheduled', handedOver: true }]);
    // As long as it is planned here, the same file changes nothing.
    expect(await file.import({ emailCampaigns: lists.emailCampaigns, version })).toMatchObject({ change: null });
    await file.clear();
    await file.import({ emailCampaigns: lists.emailCampaigns, version });
    const draft = await campaigns.findById(id);
    expect(draft).toMatchObject({ status: 'draft', scheduledAt: sendAt, recipients: [reader.id] });
    expect(draft).not.toHaveProperty('handedOver');
    expect(await campaigns.audience(id, false)).toMatchObject({ willGet: 1, already: 0 });
    expect(await file.import({ emailCampaigns: lists.emailCampaigns, version })).toMatchObject({ change: null });
    expect(await campaigns.send(id, { key: 'second', sendAt: null, tick: false })).toMatchObject({ accepted: 1 });
  });

  test('clearing stops unsent mail: nobody gets a deleted campaign', async () => {
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
    expect((await file.clear()).counts.emailCampaigns).toBe(1);
    expect(await campaigns.list()).toEqual([]);
    expect(await figuresOf(server, id)).toMatchObject({ queued: 0, cancelled: 1 });
    expect(await undoLast()).toBe(true);
    expect(await campaigns.findById(id)).toMatchObject({ status: 'draft', recipients: [reader.id] });
  });
});
