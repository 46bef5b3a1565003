import { expect, test } from 'vitest';
import { createGroups } from './groups.ts';

/** A store whose results the test provides, one after the other. */
function slowStore() {
  const asked: { readonly items: readonly string[]; answer(error?: Error): void }[] = [];
  const store = (items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ items, answer: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  return { asked, store };
}

const firstLetter = (item: string) => [item.slice(0, 1)];
/** Resolves when all pending promises have settled. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('what arrives while others are stored is stored together, and answered only then', async () => {
  const { asked, store } = slowStore();
  const accept = createGroups({ store, keysOf: firstLetter });
  const answered: string[] = [];
  const arrivals = ['a', 'b', 'c'].map((item) => accept(item).then(() => answered.push(item)));
  expect(asked.map(({ items }) => items)).toEqual([['a']]);
  asked[0]?.answer();
  await arrivals[0];
  expect([asked[1]?.items, answered]).toEqual([['b', 'c'], ['a']]);
  asked[1]?.answer();
  await Promise.all(arrivals);
  expect(answered).toEqual(['a', 'b', 'c']);
});

test('the next group is on its way before the callers of the last one hear of it', async () => {
  const events: string[] = [];
  const accept = createGroups<string>({
    store: async (items) => {
      events.push(`store ${items.join(' ')}`);
      await settled();
    },
    keysOf: (item) => [item],
  });
  await Promise.all(['a', 'b', 'c'].map((item) => accept(item).then(() => events.push(`answer ${item}`))));
  expect(events).toEqual(['store a', 'store b c', 'answer a', 'answer b', 'answer c']);
});

test('two with the same key are never stored together, and keep their order', async () => {
  const { asked, store } = slowStore();
  const accept = createGroups({ store, keysOf: firstLetter });
  const arrivals = ['x', 'a1', 'a2', 'b', 'a3'].map((item) => accept(item));
  for (let group = 0; group < 4; group++) {
    asked[group]?.answer();
    await settled();
  }
  await Promise.all(arrivals);
  expect(asked.map(({ items }) => items)).toEqual([['x'], ['a1', 'b'], ['a2'], ['a3']]);
});

test('when the database failed, none is tried again: its answer may be all that was lost', async () => {
  const { asked, store } = slowStore();
  const accept = createGroups({ store, keysOf: (item) => [item] });
  const outcomes = Promise.allSettled(['first', 'a', 'b'].map((item) => accept(item)));
  asked[0]?.answer();
  await settled();
  asked[1]?.answer(new Error('Connection terminated unexpectedly'));
  await settled();
  expect(asked.map(({ items }) => items)).toEqual([['first'], ['a', 'b']]);
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('where a group cannot be stored, each is tried alone, and only the faulty one fails', async () => {
  const tried: (readonly string[])[] = [];
  const accept = createGroups<string>({
    store: async (items) => {
      tried.push(items);
      await settled();
      if (items.includes('bad')) throw new Error('It cannot be stored.');
    },
    keysOf: (item) => [item],
  });
  const outcomes = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map((item) => accept(item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(tried).toEqual([['first'], ['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']]);
});
