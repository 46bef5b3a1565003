import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { baselines, createPictureStore } from './store.ts';

const store = createPictureStore(baselines);

test('no picture equals another: it would show nothing more', () => {
  const byContent = Map.groupBy(store.names(), (name) =>
    createHash('sha1')
      .update(store.read(name) ?? '')
      .digest('hex'),
  );
  // Set `sameWords` or `sameIn` on the story, or remove the one that shows no state of its own.
  expect([...byContent.values()].filter((names) => names.length > 1)).toEqual([]);
});

test('there are at most 1,600 pictures', () => {
  expect(store.names().length).toBeGreaterThan(1000);
  expect(store.names().length).toBeLessThanOrEqual(1600);
});
