import { describe, expect, test } from 'vitest';
import type { KeyValueStore } from '../shared/ports.ts';
import { aClient } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { brokenRecords, checkStorage, usualQuotaBytes } from './checkStorage.ts';
import { createMemoryStore } from './memoryStore.ts';

const checkOf = (store: KeyValueStore, kind: 'works' | 'room') =>
  checkStorage(store).find((check) => check.kind === kind);

describe('checking the storage', () => {
  test('of a browser in order finds everything in order', () => {
    const store = createMemoryStore({ clients: JSON.stringify([aClient()]) });
    const checks = checkStorage(store);
    expect(new Set(checks.map(({ outcome }) => outcome))).toEqual(new Set(['ok']));
    expect(checks).toContainEqual({
      kind: 'records',
      name: 'clients',
      key: 'clients',
      outcome: 'ok',
      count: 1,
      brokenCount: 0,
    });
    expect(checks).toHaveLength(9);
  });

  test.each<[name: string, change: (store: KeyValueStore) => Partial<KeyValueStore>, code: string]>([
    ['does not keep', () => ({ setItem: () => undefined }), 'storage_failed'],
    ['does not remove', () => ({ removeItem: () => undefined }), 'storage_failed'],
    [
      'is blocked',
      () => ({
        setItem: () => {
          throw new Error('SecurityError');
        },
      }),
      'storage_failed',
    ],
  ])('a store that %s fails', (_name, change, code) => {
    const store = createMemoryStore();
    expect(checkOf({ ...store, ...change(store) }, 'works')).toEqual({ kind: 'works', outcome: 'failed', code });
  });

  test('a full store says so', () => {
    const store = createLimitedStore({ clients: '[]' });
    store.setRoom(store.used());
    expect(checkOf(store, 'works')).toEqual({ kind: 'works', outcome: 'failed', code: 'storage_full' });
  });

  test('the room is measured in bytes: two per character, keys included', () => {
    expect(checkOf(createMemoryStore({ clients: '[]', other: 'not ours' }), 'room')).toEqual({
      kind: 'room',
      outcome: 'ok',
      usedBytes: 18,
      quotaBytes: usualQuotaBytes,
    });
  });

  test.each([
    [79, 'ok'],
    [80, 'warning'],
    [99, 'warning'],
    [100, 'failed'],
  ])('%i of 100 bytes used: %s', (usedBytes, outcome) => {
    expect(checkStorage(createMemoryStore(), { estimate: { usedBytes, quotaBytes: 100 } })[1]).toEqual({
      kind: 'room',
      outcome,
      usedBytes,
      quotaBytes: 100,
    });
  });

  test('broken records are counted where they are, and nothing is changed', () => {
    const texts = { clients: JSON.stringify([aClient(), 7]), 'clients.broken': '[8]', conversions: 'x' };
    const store = createMemoryStore(texts);
    const checks = checkStorage(store);
    expect(checks).toContainEqual(
      expect.objectContaining({ name: 'clients', outcome: 'warning', count: 1, brokenCount: 2 }),
    );
    expect(checks).toContainEqual(expect.objectContaining({ name: 'conversions', count: 0, brokenCount: 1 }));
    for (const [key, text] of Object.entries(texts)) expect(store.getItem(key)).toBe(text);
    expect(store.getItem('fnc_storage_check')).toBeNull();
    expect(brokenRecords(store)).toEqual({ clients: [7, 8], conversions: ['x'] });
  });
});
