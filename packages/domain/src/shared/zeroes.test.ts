import { expect, test } from 'vitest';
import { leadStatuses } from '../leads/leadVocabulary.ts';
import { zeroes } from './zeroes.ts';

test('each code of a list begins at 0, and each call at counts of its own', () => {
  const counts = zeroes(leadStatuses);
  expect(Object.entries(counts)).toEqual(leadStatuses.map((status) => [status, 0]));
  counts.new += 1;
  expect(zeroes(leadStatuses).new).toBe(0);
});
