import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { KeyValueStore } from '../shared/ports.ts';
import { createMemoryStore } from './memoryStore.ts';
import { openStore } from './openStore.ts';
import { StorageError } from './storageError.ts';
import { createStoredCollection } from './storedCollection.ts';

const schema = z.object({ id: z.string() });
const collection = (store: KeyValueStore, cap?: number) =>
  createStoredCollection({ store, key: 'things', schema, ...(cap === undefined ? {} : { cap }) });
const refusing = (store: KeyValueStore, name: string): KeyValueStore => ({
  ...store,
  setItem: () => {
    throw Object.assign(new Error('no'), { name });
  },
});
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('a stored collection', () => {
  test('nothing stored is nothing read', () => {
    expect(collection(createMemoryStore()).read()).toEqual([]);
  });

  test('what was written is read, as a plain array under its key', () => {
    const store = createMemoryStore();
    collection(store).write([a, b]);
    expect(collection(store).read()).toEqual([a, b]);
    expect(store.getItem('things')).toBe('[{"id":"a"},{"id":"b"}]');
  });

  test('of more than its cap the newest stay', () => {
    const store = createMemoryStore();
    collection(store, 2).write([a, b, c]);
    expect(collection(store).read()).toEqual([b, c]);
  });

  test.each([
    ['an item that does not parse', '[{"id":"a"},{"id":1},7]', [a], [{ id: 1 }, 7]],
    ['text that is no JSON', '[{"id":"a"', [], ['[{"id":"a"']],
    ['JSON that is no array', '{"id":"a"}', [], [a]],
  ])('%s is set aside, and what is good is read', (_name, text, read, broken) => {
    const store = createMemoryStore({ things: text });
    expect(collection(store).read()).toEqual(read);
    expect(JSON.parse(store.getItem('things.broken') ?? '')).toEqual(broken);
    expect(JSON.parse(store.getItem('things') ?? '')).toEqual(read);
  });

  test('what is set aside is added to what was, once', () => {
    const store = createMemoryStore({ things: '[1]', 'things.broken': '["older"]' });
    collection(store).read();
    collection(store).read();
    expect(store.getItem('things.broken')).toBe('["older",1]');
    store.setItem('things', '[2]');
    collection(store).write([a]);
    expect(store.getItem('things.broken')).toBe('["older",1,2]');
    expect(collection(store).read()).toEqual([a]);
  });

  test.each([
    ['not json', ['not json', 1]],
    ['{"a":1}', [{ a: 1 }, 1]],
  ])('what stands aside is kept, even %s', (aside, expected) => {
    const store = createMemoryStore({ things: '[1]', 'things.broken': aside });
    collection(store).read();
    expect(JSON.parse(store.getItem('things.broken') ?? '')).toEqual(expected);
  });

  test.each([
    ['QuotaExceededError', 'storage_full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'storage_full'],
    ['SecurityError', 'storage_failed'],
  ])('a store that refuses with %s rejects the save as %s', (name, code) => {
    const store = createMemoryStore({ things: '[{"id":"a"}]' });
    const saving = () => collection(refusing(store, name)).write([a, b]);
    expect(saving).toThrow(StorageError);
    expect(saving).toThrow(code);
    expect(store.getItem('things')).toBe('[{"id":"a"}]');
  });

  test('the same text is parsed once', () => {
    const store = createMemoryStore({ things: '[{"id":"a"},{"id":"b"}]' });
    const things = collection(store);
    const [first] = things.read();
    expect(things.read()[0]).toBe(first);
    things.write([...things.read(), c]);
    expect(things.read()[0]).toBe(first);
    expect(things.read()).toEqual([a, b, c]);
  });

  test('a save checks and prints what is new, not what is there', () => {
    let checked = 0;
    const counting = z.object({ id: z.string().check(z.refine(() => (checked += 1) > 0)) });
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: String(index) }));
    const things = createStoredCollection({
      store: createMemoryStore({ things: JSON.stringify(many) }),
      key: 'things',
      schema: counting,
    });
    things.read();
    checked = 0;
    things.write(things.read().map((item) => (item.id === '7' ? { id: 'seven' } : item)));
    expect(things.read()[7]).toEqual({ id: 'seven' });
    expect(checked).toBe(1);
  });

  test('what another tab wrote is read, whether before or after a save of this one', () => {
    const store = createMemoryStore();
    const [here, there] = [collection(store), collection(store)];
    here.write([a]);
    there.write([...there.read(), b]);
    expect(here.read()).toEqual([a, b]);
    here.write([...here.read(), c]);
    expect(there.read()).toEqual([a, b, c]);
  });

  test('what is read after a save is what a reload would read', () => {
    const trimming = z.object({
      id: z.pipe(
        z.string(),
        z.transform((id: string) => id.trim()),
      ),
    });
    const store = createMemoryStore();
    const things = createStoredCollection({ store, key: 'things', schema: trimming });
    things.write([{ id: ' a ' }]);
    expect(things.read()).toEqual([{ id: 'a' }]);
    expect(createStoredCollection({ store, key: 'things', schema: trimming }).read()).toEqual([{ id: 'a' }]);
  });

  test('without room to set broken items aside they stay, reading goes on and writing says so', () => {
    const store = createMemoryStore({ things: '[{"id":"a"},1]' });
    const full = collection(refusing(store, 'QuotaExceededError'));
    expect(full.read()).toEqual([a]);
    expect(() => full.write([b])).toThrow('storage_full');
    expect(store.getItem('things')).toBe('[{"id":"a"},1]');
  });
});

const blocked = () => {
  throw new Error('SecurityError');
};
describe('opening the browser’s store', () => {
  test.each<[name: string, access: () => KeyValueStore | null]>([
    ['naming it throws', blocked],
    ['reading it throws', () => ({ ...createMemoryStore(), getItem: blocked })],
    ['there is none', () => null],
  ])('in memory when %s', (_name, access) => {
    let told = 0;
    const store = openStore(access, () => (told += 1));
    expect(told).toBe(1);
    store.setItem('k', 'v');
    expect(store.getItem('k')).toBe('v');
    store.removeItem('k');
    expect(store.getItem('k')).toBeNull();
  });

  test('a full one is used, so that what is in it stays in sight', () => {
    const full = refusing(createMemoryStore({ k: 'v' }), 'QuotaExceededError');
    let told = 0;
    expect(
      openStore(
        () => full,
        () => (told += 1),
      ),
    ).toBe(full);
    expect(told).toBe(0);
  });
});
