import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignRepository, NewCampaign } from './campaignRepository.ts';
import { noCampaignStats } from './campaign.ts';

/** Ids that no store has given out; also those that a database could choke on. */
const unknownIds = ['nope', '0', '018f2f00-0000-7000-8000-000000000000', "'; --", '../1', 'é'];

const letter: NewCampaign = {
  name: 'Najaarsbrief',
  subject: 'Beste {firstName|lezer}',
  content: '<p>Dag {firstName}</p>',
  recipients: ['1', '2'],
};

/** What every store of campaigns does, whatever it is made of. */
export function describeCampaignRepository(adapter: string, create: () => Promise<CampaignRepository>): void {
  describe(`campaigns in ${adapter}`, () => {
    let campaigns: CampaignRepository;
    beforeEach(async () => {
      campaigns = await create();
    });
    const names = async () => (await campaigns.list()).map(({ name }) => name);

    test('an empty store has no campaigns', async () => {
      expect(await campaigns.list()).toEqual([]);
    });

    test('a campaign comes back as it was added: a draft without figures', async () => {
      const added = await campaigns.add(letter);
      expect(added).toMatchObject({ ...letter, status: 'draft', stats: noCampaignStats(), createdBy: 'admin' });
      expect(added.createdAt).toMatch(/Z$/);
      expect(await campaigns.findById(added.id)).toEqual(added);
      expect(await campaigns.list()).toEqual([added]);
    });

    test('what is left out of a draft is empty', async () => {
      const { id } = await campaigns.add({});
      expect(await campaigns.findById(id)).toMatchObject({ name: '', subject: '', content: '', recipients: [] });
    });

    test('the template, the planned moment and the mark of a sample are kept', async () => {
      const more = { templateId: 'welcome-nl', scheduledAt: '2026-12-01T08:00:00.000Z', sample: true };
      const { id } = await campaigns.add({ ...letter, ...more });
      expect(await campaigns.findById(id)).toMatchObject(more);
    });

    test('campaigns are listed in the order in which they were added, each with an id of its own', async () => {
      for (const name of ['b', 'a', 'c']) await campaigns.add({ ...letter, name });
      expect(await names()).toEqual(['b', 'a', 'c']);
      expect(new Set((await campaigns.list()).map(({ id }) => id)).size).toBe(3);
    });

    test('only what is given changes', async () => {
      const { id, createdAt } = await campaigns.add(letter);
      await campaigns.add({ ...letter, name: 'other' });
      const change = {
        status: 'sent',
        sentAt: '2026-11-20T13:10:00.000Z',
        accepted: ['1'],
        consentTick: { by: 'admin', at: '2026-11-20T13:09:00.000Z', leads: 1 },
        stats: { ...noCampaignStats(), sent: 1 },
      } as const;
      const changed = await campaigns.update(id, { ...change, accepted: [...change.accepted] });
      expect(changed).toMatchObject({ ...letter, ...change, createdAt });
      expect(await campaigns.findById(id)).toEqual(changed);
      expect(await names()).toEqual(['Najaarsbrief', 'other']);
    });

    test('a moment and a tick can be taken back', async () => {
      const { id } = await campaigns.add({ ...letter, scheduledAt: '2026-12-01T08:00:00.000Z' });
      await campaigns.update(id, { scheduledAt: null, sentAt: null, consentTick: null });
      expect(await campaigns.findById(id)).toMatchObject({ scheduledAt: null, sentAt: null, consentTick: null });
    });

    test('a removed campaign is gone from everywhere, once', async () => {
      const [gone, stays] = [await campaigns.add(letter), await campaigns.add({ ...letter, name: 'stays' })];
      expect(await campaigns.remove(gone.id)).toBe(true);
      expect(await campaigns.list()).toEqual([stays]);
      expect(await campaigns.findById(gone.id)).toBeNull();
      expect(await campaigns.update(gone.id, { name: 'x' })).toBeNull();
      expect(await campaigns.remove(gone.id)).toBe(false);
    });

    test('a restored campaign is there again as it was, where it was', async () => {
      for (const name of ['a', 'b', 'c']) await campaigns.add({ ...letter, name });
      const before = await campaigns.list();
      for (const { id } of before) await campaigns.remove(id);
      for (const nth of [1, 0, 2]) expect(await campaigns.restore(before[nth]?.id ?? '')).toEqual(before[nth]);
      expect(await campaigns.list()).toEqual(before);
    });

    test('only what was removed can be restored, and only once', async () => {
      const { id } = await campaigns.add(letter);
      expect(await campaigns.restore(id)).toBeNull();
      await campaigns.remove(id);
      await campaigns.restore(id);
      expect(await campaigns.restore(id)).toBeNull();
      expect(await campaigns.list()).toHaveLength(1);
    });

    test.each(unknownIds)('there is no campaign %j', async (id) => {
      await campaigns.add(letter);
      expect(await campaigns.findById(id)).toBeNull();
      expect(await campaigns.update(id, { name: 'x' })).toBeNull();
      expect(await campaigns.remove(id)).toBe(false);
      expect(await campaigns.restore(id)).toBeNull();
      expect(await campaigns.list()).toHaveLength(1);
    });
  });
}
