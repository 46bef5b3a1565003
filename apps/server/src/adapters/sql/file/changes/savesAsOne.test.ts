import type { Change } from '@fnc/domain';
import { expect, test } from 'vitest';
import { savesAsOne } from './savesAsOne.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();
const saved = (seq: number, what: Partial<Change> = {}): Change => ({
  seq,
  at: at(seq),
  by: 'marit',
  noun: 'campaign',
  id: 'c',
  kind: 'changed',
  fields: ['content'],
  ...what,
});
const lines = (...changes: readonly Change[]) => savesAsOne(changes).map(({ seq }) => seq);

test('the saves of a campaign in a row are one line with all fields, whatever changed meanwhile', () => {
  const lead = saved(8, { noun: 'lead', id: 'l' });
  expect(savesAsOne([saved(9), lead, saved(7, { fields: ['subject'] }), saved(6)])).toEqual([
    saved(9, { fields: ['content', 'subject'] }),
    lead,
  ]);
});

test('a campaign that is written for an hour is one line, because each save follows the last', () => {
  expect(lines(...[60, 52, 44, 36].map((minute) => saved(minute, { at: at(minute * 60) })))).toEqual([60]);
});

test.each<[what: string, newer: Partial<Change>]>([
  ['of another person', { by: 'joris' }],
  ['of another campaign', { id: 'd' }],
  ['of another record', { noun: 'template' }],
  ['that sent it', { fields: ['status', 'sentAt'] }],
  ['ten minutes later', { at: at(608) }],
  ['that removed it', { kind: 'removed' }],
])('a change %s is a line of its own', (_what, newer) => {
  expect(lines(saved(9, newer), saved(8), saved(7))).toEqual([9, 8]);
});

test('what the server changed by itself stays apart', () => {
  expect(lines(saved(9, { by: null }), saved(8, { by: null }))).toEqual([9, 8]);
});
