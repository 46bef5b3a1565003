import type { ClaimCondition } from '@fnc/domain';
import { expect, test } from 'vitest';
import { reasons } from './WhyCyprus.tsx';

test.each(reasons)('$id: every claim has its condition below it', ({ claims, conditions }) => {
  const below: readonly ClaimCondition[] = conditions;
  expect(claims.filter(({ condition }) => !below.includes(condition))).toEqual([]);
});
