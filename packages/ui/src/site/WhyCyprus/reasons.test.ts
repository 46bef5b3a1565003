import type { ClaimCondition } from '@fnc/domain';
import { expect, test } from 'vitest';
import { reasons } from './reasons.data.ts';

test.each(reasons)('$id: every claim has its condition below it', ({ claims, conditions }) => {
  const below: readonly ClaimCondition[] = conditions;
  expect(claims.filter(({ condition }) => !below.includes(condition))).toEqual([]);
});
