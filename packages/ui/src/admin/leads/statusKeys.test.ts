import { leadStatuses } from '@fnc/domain';
import { expect, test } from 'vitest';
import { firstStatusKey, lastStatusKey, statusOfKey } from './statusKeys.ts';

test('the number keys set the statuses in their order, from the first to the last', () => {
  expect([statusOfKey(firstStatusKey), statusOfKey(lastStatusKey)]).toEqual([leadStatuses[0], leadStatuses.at(-1)]);
  expect(leadStatuses.map((_, index) => statusOfKey(String(index + 1)))).toEqual(leadStatuses);
});

test.each(['0', String(leadStatuses.length + 1), 'x', ''])('%j sets none', (key) => {
  expect(statusOfKey(key)).toBeUndefined();
});
