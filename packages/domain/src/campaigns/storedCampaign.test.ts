import { describe, expect, test } from 'vitest';
import { openList } from '../storage/bundle/bundleLists.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aCampaign } from '../testing/campaignFixtures.ts';
import { storedCampaignSchema } from './storedCampaign.ts';

describe('campaigns of an older version', () => {
  const base = { id: '1735787045000', name: 'Brief', subject: 'Dag', content: '<p>x</p>', recipients: [] };

  test.each([
    // stored                                 → read
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
  ])('%s', (_name, old, expected) => {
    expect(storedCampaignSchema.parse(old)).toMatchObject(expected);
  });

  test.each([
    ['a status that nobody knows', { ...base, status: 'paused' }],
    ['recipients that are none', { ...base, recipients: 'all' }],
    ['a moment that is none', { ...base, scheduledAt: 'soon' }],
    ['no id', { name: 'Brief' }],
    ['a name that is no text', { ...base, name: 12 }],
  ])('%s is set aside as it was, and the others are there', (_name, broken) => {
    const store = createMemoryStore({ email_campaigns: JSON.stringify([aCampaign(), broken]) });
    const campaigns = openList(store, 'emailCampaigns');
    expect(campaigns.read()).toEqual([aCampaign()]);
    campaigns.write(campaigns.read());
    expect(JSON.parse(store.getItem('email_campaigns.broken') ?? '')).toEqual([broken]);
  });
});
