import { expect, test, vi } from 'vitest';
import { createPart } from './part.ts';

test('it is fetched once, and is there from then on', async () => {
  const fetchIt = vi.fn<() => Promise<object>>(() => Promise.resolve({ name: 'menu' }));
  const part = createPart(fetchIt);
  expect(part.now()).toBeNull();
  const [first, second] = await Promise.all([part.load(), part.load()]);
  expect(first).toBe(second);
  expect(part.now()).toBe(first);
  expect(fetchIt).toHaveBeenCalledOnce();
});

test('after a failure the next call tries again', async () => {
  const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve('menu'));
  fetchIt.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = createPart(fetchIt);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(part.now()).toBeNull();
  expect(await part.load()).toBe('menu');
});
