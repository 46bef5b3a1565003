import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aCampaign } from '../testing/campaignFixtures.ts';
import { fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { createStoredCampaignRepository } from './storedCampaignRepository.ts';

const open = (stored: Record<string, string>) => {
  const store = createMemoryStore(stored);
  return { store, campaigns: createStoredCampaignRepository({ store, now: fixedNow }) };
};

describe('campaigns in the browser', () => {
  test('are a plain array under the key email_campaigns, as specified', async () => {
    const { store, campaigns } = open({});
    await campaigns.add({ name: 'Najaarsbrief', recipients: ['1'] });
    expect(JSON.parse(store.getItem('email_campaigns') ?? '')).toEqual([
      {
        id: String(Date.parse(fixedInstant)),
        name: 'Najaarsbrief',
        subject: '',
        content: '',
        recipients: ['1'],
        status: 'draft',
        createdAt: fixedInstant,
        updatedAt: fixedInstant,
        createdBy: 'admin',
        stats: { sent: 0, delivered: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 },
      },
    ]);
  });

  test('an id is not given out again while its campaign can still be restored', async () => {
    const { campaigns } = open({});
    const gone = await campaigns.add({});
    await campaigns.remove(gone.id);
    expect((await campaigns.add({})).id).not.toBe(gone.id);
  });

  test('a removed campaign waits 30 days', async () => {
    let now = '2026-11-20T13:10:00.000Z';
    const campaigns = createStoredCampaignRepository({ store: createMemoryStore(), now: () => now });
    const { id } = await campaigns.add({});
    await campaigns.remove(id);
    now = '2026-12-20T13:10:00.000Z';
    expect(await campaigns.restore(id)).toBeNull();
    now = '2026-12-20T13:09:59.999Z';
    expect(await campaigns.restore(id)).toMatchObject({ id });
  });

  test('a removed campaign that is there again, from an import, is not restored beside itself', async () => {
    const stored = JSON.stringify([aCampaign()]);
    const { store, campaigns } = open({ email_campaigns: stored });
    await campaigns.remove(aCampaign().id);
    store.setItem('email_campaigns', stored);
    expect(await campaigns.restore(aCampaign().id)).toBeNull();
    expect(await campaigns.list()).toHaveLength(1);
  });

  test('a campaign that another tab changed is changed from there', async () => {
    const { store, campaigns } = open({ email_campaigns: JSON.stringify([aCampaign()]) });
    await campaigns.list();
    store.setItem('email_campaigns', JSON.stringify([aCampaign({ accepted: ['1'] })]));
    await campaigns.update(aCampaign().id, { name: 'Anders' });
    expect(await campaigns.list()).toMatchObject([{ name: 'Anders', accepted: ['1'] }]);
  });
});

const readOlder = async (old: object) => (await open({ email_campaigns: JSON.stringify([old]) }).campaigns.list())[0];

describe('campaigns of an older version', () => {
  const base = { id: '1735787045000', name: 'Brief', subject: 'Dag', content: '<p>x</p>', recipients: [] };

  test.each([
    // what was stored                        → what is read
    [
      'nothing but the id',
      { id: '1735787045000' },
      { name: '', recipients: [], createdAt: '2025-01-02T03:04:05.000Z' },
    ],
    ['a number for an id', { ...base, id: 1735787045000 }, { id: '1735787045000' }],
    ['numbers for leads', { ...base, recipients: [1, '2'] }, { recipients: ['1', '2'] }],
    [
      'moments without milliseconds',
      { ...base, createdAt: '2025-01-02T03:04:05Z' },
      { createdAt: '2025-01-02T03:04:05.000Z' },
    ],
    ['empty moments', { ...base, scheduledAt: '', sentAt: null }, { scheduledAt: null, sentAt: null }],
    ['a local moment of a form', { ...base, scheduledAt: '2025-01-02' }, { scheduledAt: '2025-01-02T00:00:00.000Z' }],
    ['a year of two figures', { ...base, scheduledAt: '0026-02-01T08:00:00.000Z' }, { scheduledAt: null }],
    ['the year before the first', { ...base, scheduledAt: '-000001-12-31T23:40:28.000Z' }, { scheduledAt: null }],
    ['a year of six figures', { ...base, scheduledAt: '+202620-12-01T08:00:00.000Z' }, { scheduledAt: null }],
    ['half the figures', { ...base, stats: { sent: 3 } }, { stats: { sent: 3, delivered: 0, unsubscribed: 0 } }],
    ['no figures', { ...base, stats: null }, { stats: { sent: 0 } }],
    ['no status', { ...base, status: '' }, { status: 'draft' }],
    ['fields of its own', { ...base, colour: 'blue' }, { colour: 'blue' }],
  ])('%s', async (_name, old, expected) => {
    expect(await readOlder(old)).toMatchObject(expected);
  });

  test.each([
    ['a status that nobody knows', { ...base, status: 'paused' }],
    ['recipients that are none', { ...base, recipients: 'all' }],
    ['a moment that is none', { ...base, scheduledAt: 'soon' }],
    ['no id', { name: 'Brief' }],
    ['a name that is no text', { ...base, name: 12 }],
  ])('%s is set aside as it was, and the others are there', async (_name, broken) => {
    const { store, campaigns } = open({ email_campaigns: JSON.stringify([aCampaign(), broken]) });
    expect(await campaigns.list()).toHaveLength(1);
    await campaigns.add({ name: 'nieuw' });
    expect(JSON.parse(store.getItem('email_campaigns.broken') ?? '')).toEqual([broken]);
    expect(await campaigns.list()).toHaveLength(2);
  });

  test('text that is no JSON at all is set aside, not lost', async () => {
    const { store, campaigns } = open({ email_campaigns: '{"half' });
    expect(await campaigns.list()).toEqual([]);
    await campaigns.add({ name: 'nieuw' });
    expect(JSON.parse(store.getItem('email_campaigns.broken') ?? '')).toEqual(['{"half']);
  });
});

describe('a full store', () => {
  const bulky = aCampaign({ content: 'x'.repeat(4_000) });
  const openFull = () => {
    const store = createLimitedStore({ email_campaigns: JSON.stringify([bulky]) });
    store.setRoom(store.used() + 250);
    return { store, campaigns: createStoredCampaignRepository({ store, now: fixedNow }) };
  };

  test('refuses a campaign and a change, and keeps what was there', async () => {
    const { store, campaigns } = openFull();
    const before = store.getItem('email_campaigns');
    await expect(campaigns.add({ content: 'y'.repeat(300) })).rejects.toMatchObject({ code: 'storage_full' });
    await expect(campaigns.update(bulky.id, { subject: 'y'.repeat(400) })).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(store.getItem('email_campaigns')).toBe(before);
  });

  test('still lets a campaign be removed and brought back', async () => {
    const { campaigns } = openFull();
    expect(await campaigns.remove(bulky.id)).toBe(true);
    expect(await campaigns.list()).toEqual([]);
    expect(await campaigns.restore(bulky.id)).toEqual(bulky);
    expect(await campaigns.list()).toEqual([bulky]);
  });

  test('that cannot keep what is removed keeps the campaign', async () => {
    const { store, campaigns } = openFull();
    store.setRoom(store.used() + 10);
    await expect(campaigns.remove(bulky.id)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await campaigns.list()).toEqual([bulky]);
    expect(store.getItem('email_campaigns_removed')).toBeNull();
  });
});
