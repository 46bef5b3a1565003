import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiChangeHistory,
  createApiClientRepository,
  createApiTemplateRepository,
} from '@fnc/domain/storage';
import { aNewTemplate } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

const none = { clients: 0, globalQuestions: 0, emailCampaigns: 0, emailTemplates: 0 };

describe.each(engines)('sample data on $name', (engine) => {
  const shared = sharedServer(engine);
  let file: FileApiClient;
  let templates: ReturnType<typeof createApiTemplateRepository>;
  let campaigns: ReturnType<typeof createApiCampaignRepository>;
  let clients: ReturnType<typeof createApiClientRepository>;
  let history: ReturnType<typeof createApiChangeHistory>;
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    templates = createApiTemplateRepository(client);
    campaigns = createApiCampaignRepository(client);
    clients = createApiClientRepository(client);
    history = createApiChangeHistory(client);
  });
  const undoLast = async () => await file.undo((await file.state()).undo?.id ?? 'none');

  test('samples can be added and removed without changing real records', async () => {
    const own = await templates.add(aNewTemplate({ name: 'Eigen' }));
    const { counts: added } = await file.addSamples();
    expect(added.emailTemplates).toBeGreaterThan(0);
    expect((await campaigns.list()).filter(({ sample }) => sample === true)).toHaveLength(added.emailCampaigns);
    expect(added.emailCampaigns).toBe(3);
    expect((await file.state()).samples.emailTemplates).toBe(added.emailTemplates);
    expect((await file.removeSamples()).counts.emailTemplates).toBe(added.emailTemplates);
    expect((await file.state()).samples).toEqual(none);
    expect(await templates.findById(own.id)).not.toBeNull();
    expect(await undoLast()).toBe(true);
    expect((await file.state()).samples.emailTemplates).toBe(added.emailTemplates);
  });

  test('samples are added again only where they are missing: what was done with the others stays', async () => {
    const { counts } = await file.addSamples();
    const [worked, gone] = (await templates.list()).filter(({ sample }) => sample === true);
    await templates.update(worked?.id ?? '', { name: 'Herschreven' });
    await templates.remove(gone?.id ?? '');
    (await shared.server()).clock.now += 3_600_000;
    expect((await file.addSamples()).counts).toEqual({ ...none, emailTemplates: 1 });
    const left = { ...counts, emailTemplates: counts.emailTemplates - 1 };
    expect((await file.state()).samples).toEqual(left);
    expect(await templates.findById(worked?.id ?? '')).toMatchObject({ name: 'Herschreven' });
    (await shared.server()).clock.now += 3_600_000;
    expect(await file.addSamples()).toEqual({ counts: none, change: null });
    expect((await file.state()).samples).toEqual(left);
  });

  test('a sample that was changed is the advisor’s own: removing the samples leaves it', async () => {
    await file.addSamples();
    const template = (await templates.list()).find(({ sample }) => sample === true);
    const [campaign] = await campaigns.list();
    const client = (await clients.list({})).clients[0]?.client;
    await templates.update(template?.id ?? '', { subject: 'Eigen onderwerp' });
    await campaigns.update(campaign?.id ?? '', { name: 'Eigen brief' });
    await clients.update(client?.id ?? '', { notes: 'Echt' });
    await file.removeSamples();
    expect(await templates.findById(template?.id ?? '')).toMatchObject({ subject: 'Eigen onderwerp' });
    expect(await campaigns.findById(campaign?.id ?? '')).toMatchObject({ name: 'Eigen brief' });
    expect(await clients.findById(client?.id ?? '')).toMatchObject({ notes: 'Echt' });
    expect((await file.state()).samples).toEqual(none);
  });

  test('the log names every record that went, so that each can be restored', async () => {
    const own = await templates.add(aNewTemplate({ name: 'Eigen' }));
    await file.addSamples();
    const sent = (await campaigns.list()).map(({ id }) => id);
    expect(sent).toHaveLength(3);
    await file.clear();
    const { changes } = await history.page({ kind: 'removed' });
    const gone = changes.filter(({ record }) => record === 'removed').map(({ noun, id }) => `${noun} ${id}`);
    expect(gone).toEqual(expect.arrayContaining([`template ${own.id}`, ...sent.map((id) => `campaign ${id}`)]));
  });

  test('samples that were removed can be added again, with their answers and reports', async () => {
    const whole = async () => {
      const { lists } = await file.export();
      const of = (name: keyof typeof lists) => JSON.stringify(lists[name]).match(/"sample_\w+"/g)?.length ?? 0;
      return {
        state: (await file.state()).samples,
        named: [of('clients'), of('emailCampaigns'), of('emailTemplates')],
      };
    };
    await file.addSamples();
    const first = await whole();
    expect(first.named[0]).toBeGreaterThan(first.state.clients);
    await file.removeSamples();
    (await shared.server()).clock.now += 3_600_000;
    await file.addSamples();
    expect(await whole()).toEqual(first);
    expect(await undoLast()).toBe(true);
    expect((await file.state()).samples).toEqual(none);
  });
});
