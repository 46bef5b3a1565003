import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiCampaignRepository, createApiTemplateRepository } from '@fnc/domain/storage';
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
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    templates = createApiTemplateRepository(client);
    campaigns = createApiCampaignRepository(client);
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
    expect((await file.state()).samples).toEqual(counts);
    expect(await templates.findById(worked?.id ?? '')).toMatchObject({ name: 'Herschreven' });
    (await shared.server()).clock.now += 3_600_000;
    expect(await file.addSamples()).toEqual({ counts: none, change: null });
    expect((await file.state()).samples).toEqual(counts);
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
