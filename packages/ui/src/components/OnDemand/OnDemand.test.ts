import { expect, test, vi } from 'vitest';
import { areAlike, createPart, type GivenProps, withBoth, withLatestHandlers } from './OnDemand.tsx';

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

const call = (props: GivenProps, name: string, given: unknown) => (props[name] as (value: unknown) => unknown)(given);

test('a handler is the latest one, also after it was given away', () => {
  const [old, young] = [vi.fn<(given: unknown) => void>(), vi.fn<(given: unknown) => void>()];
  let latest: GivenProps = { onClick: old, ref: () => undefined, 'aria-expanded': false, title: undefined };
  const props = withLatestHandlers(() => latest);
  expect(Object.keys(props)).toEqual(['onClick', 'aria-expanded']);
  latest = { onClick: young };
  call(props, 'onClick', 'press');
  expect(old).not.toHaveBeenCalled();
  expect(young).toHaveBeenCalledWith('press');
});

test('alike: the same attributes and the same names of handlers', () => {
  const one = { onClick: () => undefined, 'aria-expanded': false };
  expect(areAlike(one, { onClick: () => undefined, 'aria-expanded': false })).toBe(true);
  expect(areAlike(one, { onClick: () => undefined, 'aria-expanded': true })).toBe(false);
  expect(areAlike(one, { 'aria-expanded': false })).toBe(false);
});

test('a handler of the element’s own is called before the one that is added', () => {
  const calls: string[] = [];
  const own = { onFocus: () => calls.push('own'), title: 'More' };
  const both = withBoth(own, { onFocus: () => calls.push('added'), 'aria-expanded': false });
  call(both, 'onFocus', null);
  expect(calls).toEqual(['own', 'added']);
  expect(Object.keys(both)).toEqual(['onFocus', 'aria-expanded']);
});
