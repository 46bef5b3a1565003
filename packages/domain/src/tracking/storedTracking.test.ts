import { expect, test } from 'vitest';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createStoredConversionRepository, createStoredPageViewRepository } from './storedTracking.ts';
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
