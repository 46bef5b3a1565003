import type { LoggedChange } from '@fnc/domain';
import { expect, test } from 'vitest';
import { changeGroups } from './changeGroups.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();

const change = (seq: number, what: Partial<LoggedChange> = {}): LoggedChange => ({
  seq,
  at: at(seq),
  by: 'marit',
  noun: 'lead',
  id: String(seq),
  kind: 'removed',
  fields: [],
  name: `Lead ${seq}`,
  record: 'removed',
  ...what,
});

const grouped = (...changes: readonly LoggedChange[]) =>
  changeGroups(changes).map((group) => group.map(({ seq }) => seq));

test('what one person deletes in one go is one group, newest first', () => {
  expect(grouped(change(9), change(8), change(4), change(3))).toEqual([[9, 8, 4, 3]]);
  const back = { kind: 'restored' } as const;
  expect(grouped(change(9, back), change(8, back), change(7, back))).toEqual([[9, 8, 7]]);
});

test('two stay apart', () => {
  expect(grouped(change(9), change(8))).toEqual([[9], [8]]);
});

test.each<[what: string, newer: Partial<LoggedChange>]>([
  ['of another person', { by: 'joris' }],
  ['of another kind of record', { noun: 'client' }],
  ['of another kind of change', { kind: 'restored' }],
  ['five seconds later', { at: at(13) }],
])('a change %s starts a group of its own', (_what, newer) => {
  expect(grouped(change(9, newer), change(8), change(7), change(6))).toEqual([[9], [8, 7, 6]]);
});

test.each<[what: string, both: Partial<LoggedChange>]>([
  ['changed', { kind: 'changed' }],
  ['added', { kind: 'added' }],
  ['removed answers', { noun: 'answer' }],
])('what is not deleted or restored one by one stays apart: %s', (_what, both) => {
  expect(grouped(change(9, both), change(8, both), change(7, both))).toEqual([[9], [8], [7]]);
});

test('an empty log has no groups', () => {
  expect(grouped()).toEqual([]);
});
