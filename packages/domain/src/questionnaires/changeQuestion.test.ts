import { describe, expect, test } from 'vitest';
import { mergeChanges } from '../shared/mergeChanges.ts';
import { aQuestion } from '../testing/fixtures.ts';
import { changeQuestion } from './changeQuestion.ts';
import type { Question } from './question.ts';

const before = aQuestion({ id: 'q', text: 'Waar woon je?', type: 'select', options: ['a', 'b'], required: false });
const other = aQuestion({ id: 'z', section: before.section });
const outcomeOf = (mine: Partial<Question>, theirs: Partial<Question>) =>
  changeQuestion([{ ...before, ...theirs }, other], 'q', before, { ...before, ...mine });

describe('a question that is changed in two windows', () => {
  test.each<[name: string, mine: Partial<Question>, theirs: Partial<Question>, stored: Partial<Question>]>([
    ['here alone', { text: 'Hier?' }, {}, { text: 'Hier?' }],
    ['in different fields: both stay', { text: 'Hier?' }, { required: true }, { text: 'Hier?', required: true }],
    ['to the same', { options: ['a'] }, { options: ['a'] }, { options: ['a'] }],
  ])('%s', (_name, mine, theirs, stored) => {
    expect(outcomeOf(mine, theirs)).toEqual({ outcome: 'changed', questions: [{ ...before, ...stored }, other] });
  });

  test.each<[name: string, mine: Partial<Question>, theirs: Partial<Question>]>([
    ['its text', { text: 'Hier?' }, { text: 'Daar?' }],
    ['its options, beside another field', { options: ['a'], required: true }, { options: ['b'] }],
  ])('in the same field is not stored: %s', (_name, mine, theirs) => {
    expect(outcomeOf(mine, theirs)).toEqual({ outcome: 'conflict', theirs: { ...before, ...theirs } });
  });

  test('is not put back by accident when it was deleted there', () => {
    expect(changeQuestion([other], 'q', before, { ...before, text: 'Hier?' })).toEqual({
      outcome: 'conflict',
      theirs: null,
    });
  });

  test('of which there was none: it is added, unless there is one by now', () => {
    expect(changeQuestion([other], 'q', null, before)).toEqual({ outcome: 'changed', questions: [other, before] });
    expect(changeQuestion([before], 'q', null, { ...before, text: 'Hier?' })).toEqual({
      outcome: 'conflict',
      theirs: before,
    });
  });

  test('once chosen, only the fields that both changed follow the choice', () => {
    const mine = { ...before, text: 'Hier?', required: true };
    const theirs = { ...before, text: 'Daar?', section: 'Reizen' };
    const both = { ...before, section: 'Reizen', required: true };
    expect(mergeChanges(before, mine, theirs, 'mine')).toEqual({ ...both, text: 'Hier?' });
    expect(mergeChanges(before, mine, theirs, 'theirs')).toEqual({ ...both, text: 'Daar?' });
  });
});
