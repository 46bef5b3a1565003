import { expect, test } from 'vitest';
import { judge } from './judge.ts';

/** A page that shows these one after another, and then only the last. */
function page(...shows: readonly string[]) {
  let taken = 0;
  return {
    take: () => {
      const shown = shows[Math.min(taken, shows.length - 1)] ?? '';
      taken += 1;
      return Promise.resolve(Buffer.from(shown));
    },
    taken: () => taken,
  };
}

const like = (baseline: string) => (screenshot: Buffer) =>
  Promise.resolve({ pass: screenshot.toString() === baseline, diff: null, message: 'differs' });

test('one screenshot is enough when it matches', async () => {
  const { take, taken } = page('done');
  expect(await judge({ take, compare: like('done') })).toEqual({ same: true });
  expect(taken()).toBe(1);
});

test('what is still finding its place is looked at again', async () => {
  const { take } = page('first', 'second', 'done');
  expect(await judge({ take, compare: like('done') })).toEqual({ same: true });
});

test('what stands still and differs is not the same', async () => {
  const { take, taken } = page('first', 'other');
  const sight = await judge({ take, compare: like('done') });
  expect(sight).toMatchObject({ same: false, settled: true, screenshot: Buffer.from('other') });
  expect(taken()).toBe(4);
});

test('what is unpacked once is not compared again while it stands still', async () => {
  let compared = 0;
  const compare = (screenshot: Buffer) => {
    compared += 1;
    return like('done')(screenshot);
  };
  await judge({ take: page('other').take, compare });
  expect(compared).toBe(1);
});

test('what never stands still ends, and says so', async () => {
  const endless = Array.from({ length: 50 }, (_, index) => String(index));
  expect(await judge({ take: page(...endless).take, compare: like('done') })).toMatchObject({
    same: false,
    settled: false,
  });
});

test('without a baseline it answers what stands there in the end', async () => {
  expect(await judge({ take: page('first', 'done').take, compare: null })).toEqual({
    same: false,
    settled: true,
    screenshot: Buffer.from('done'),
    comparison: null,
  });
});
