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

const saved = (seq: number, what: Partial<LoggedChange> = {}) =>
  change(seq, { noun: 'campaign', id: 'c', kind: 'changed', fields: ['content'], name: 'Brief', ...what });

test('the saves of a campaign in a row are one line with all fields, whatever changed meanwhile', () => {
  const [[line] = [], ...others] = changeGroups([saved(9), change(8), saved(7, { fields: ['subject'] }), saved(6)]);
  expect(line).toEqual(saved(9, { fields: ['content', 'subject'] }));
  expect(others.map((group) => group.map(({ seq }) => seq))).toEqual([[8]]);
});

test('a campaign that is written for an hour is one line, because each save follows the last', () => {
  const minutes = [60, 52, 44, 36].map((minute) => saved(minute, { at: at(minute * 60) }));
  expect(grouped(...minutes)).toEqual([[60]]);
});

test.each<[what: string, newer: Partial<LoggedChange>]>([
  ['of another person', { by: 'joris' }],
  ['of another campaign', { id: 'd' }],
  ['that sent it', { fields: ['status', 'sentAt'] }],
  ['ten minutes later', { at: at(608) }],
  ['that removed it', { kind: 'removed' }],
])('a change %s is a line of its own', (_what, newer) => {
  expect(grouped(saved(9, newer), saved(8), saved(7))).toEqual([[9], [8]]);
});

test('what the server changed by itself stays apart', () => {
  expect(grouped(saved(9, { by: null }), saved(8, { by: null }))).toEqual([[9], [8]]);
});

test('an empty log has no groups', () => {
  expect(grouped()).toEqual([]);
});
