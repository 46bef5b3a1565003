import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

const greeter = { greet: (name: string) => Promise.resolve(`Dag ${name}`) };

test('is fetched at the first call, once, and answers as the methods do', async () => {
  const load = vi.fn<() => Promise<typeof greeter>>(() => Promise.resolve(greeter));
  const lazy = lazily(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.greet('Esmee'), lazy.greet('Bram')])).toEqual(['Dag Esmee', 'Dag Bram']);
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be fetched is said as having no connection, and is fetched at the next call', async () => {
  const load = vi.fn<() => Promise<typeof greeter>>(() => Promise.resolve(greeter));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lazy = lazily(load);
  await expect(lazy.greet('Esmee')).rejects.toMatchObject({ code: 'cannot_connect', status: 0 });
  expect(await lazy.greet('Esmee')).toBe('Dag Esmee');
});

test('what a method rejects with is left as it is', async () => {
  const lazy = lazily(() => Promise.resolve({ fail: () => Promise.reject(new RangeError('no')) }));
  await expect(lazy.fail()).rejects.toThrow(RangeError);
});
