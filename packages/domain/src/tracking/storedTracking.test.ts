import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createStoredConversionRepository, createStoredPageViewRepository } from './storedTracking.ts';
import { trackingCap, withPageView } from './trackingLog.ts';
import { describeConversionRepository, describePageViewRepository } from './tracking.contract.ts';

const dependencies = () => ({ store: createMemoryStore(), now: fixedNow });
describeConversionRepository('a key-value store', () => createStoredConversionRepository(dependencies()));
describePageViewRepository('a key-value store', () => createStoredPageViewRepository(dependencies()));

test('records stand under the specified keys', async () => {
  const { store, now } = dependencies();
  await createStoredConversionRepository({ store, now }).add({
    type: 'contact_sent',
    page: '/contact',
    source: 'website',
    language: 'nl',
  });
  await createStoredPageViewRepository({ store, now }).add({ page: '/cyprus-gids', language: 'en' });
  const id = String(Date.parse(fixedInstant));
  expect(JSON.parse(store.getItem('conversions') ?? '')).toEqual([
    { id, timestamp: fixedInstant, type: 'contact_sent', page: '/contact', source: 'website', language: 'nl' },
  ]);
  expect(JSON.parse(store.getItem('page_views') ?? '')).toEqual([
    { id, timestamp: fixedInstant, page: '/cyprus-gids', language: 'en' },
  ]);
});

describe('records of older versions', () => {
  const timestamp = '2025-03-01T09:00:00.000Z';
  const ms = Date.parse(timestamp);

  test.each([
    // stored                                                         → id and language after reading
    ['no id', { timestamp, page: '/', language: 'nl' }, `${ms} /`, 'nl'],
    ['an empty id', { id: '', timestamp, page: '/', language: 'nl' }, `${ms} /`, 'nl'],
    ['a number as id', { id: ms, timestamp, page: '/', language: 'nl' }, String(ms), 'nl'],
    ['milliseconds', { timestamp: ms, page: '/en', language: 'en' }, `${ms} /en`, 'en'],
    ['only an id', { id: String(ms), page: '/en/calculator' }, String(ms), 'en'],
    ['no language', { timestamp: '2025-03-01T09:00:00Z', page: '/english' }, `${ms} /english`, 'nl'],
  ] as const)('a page view with %s is read, and not set aside', async (_name, old, id, language) => {
    const store = createMemoryStore({ page_views: JSON.stringify([old]) });
    const views = createStoredPageViewRepository({ store, now: fixedNow });
    expect(await views.list()).toEqual([{ id, timestamp, page: old.page, language }]);
    await views.add({ page: '/privacy', language: 'nl' });
    expect((await views.list()).map(({ page }) => page)).toEqual([old.page, '/privacy']);
    expect(store.getItem('page_views.broken')).toBeNull();
  });

  test('conversions of one moment stay apart', async () => {
    const old = { timestamp, page: '/linkedin', source: 'linkedin', language: 'nl' };
    const all = [
      { ...old, type: 'guide_requested' },
      { ...old, type: 'contact_sent' },
    ];
    const store = createMemoryStore({ conversions: JSON.stringify(all) });
    const read = await createStoredConversionRepository({ store, now: fixedNow }).list();
    expect(read).toEqual([
      { ...all[0], id: `${ms} guide_requested /linkedin` },
      { ...all[1], id: `${ms} contact_sent /linkedin` },
    ]);
    expect(store.getItem('conversions.broken')).toBeNull();
  });

  test('what tells neither when nor where is set aside as before', async () => {
    const store = createMemoryStore({ page_views: JSON.stringify([{ page: '/' }, { timestamp }, 7]) });
    expect(await createStoredPageViewRepository({ store, now: fixedNow }).list()).toEqual([]);
    expect(JSON.parse(store.getItem('page_views.broken') ?? '')).toHaveLength(3);
  });
});

describe('a page view kept without the schemas', () => {
  const view = { page: '/cyprus-gids', language: 'nl' } as const;

  test('is what the repository would have kept', async () => {
    const [own, light] = [createMemoryStore(), createMemoryStore()];
    for (let times = 0; times < 3; times += 1) {
      await createStoredPageViewRepository({ store: own, now: fixedNow }).add(view);
      light.setItem('page_views', withPageView(light.getItem('page_views'), view, fixedInstant) ?? '');
    }
    expect(light.getItem('page_views')).toBe(own.getItem('page_views'));
  });

  test('keeps the newest 500, whatever they are', () => {
    const old = Array.from({ length: trackingCap }, (_, index) => index);
    const kept = JSON.parse(withPageView(JSON.stringify(old), view, fixedInstant) ?? '') as unknown[];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([trackingCap, 1, expect.objectContaining(view)]);
  });

  test.each(['no json', '{}', 'null', '"text"'])('leaves %s to the repository', (text) => {
    expect(withPageView(text, view, fixedInstant)).toBeNull();
  });
});
