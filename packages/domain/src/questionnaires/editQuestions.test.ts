import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  duplicateQuestion,
  freshQuestionId,
  inPlacesOf,
  insertQuestion,
  moveQuestion,
  moveSection,
  placeQuestion,
  questionFaults,
  renameSection,
  sectionsOf,
  tidyQuestion,
  withoutQuestion,
  withQuestion,
} from './editQuestions.ts';
import type { Question } from './question.ts';

/** `a1` is question 1 of section a. */
const question = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  section: id.charAt(0),
  text: `Question ${id}`,
  type: 'text',
  required: false,
  options: [],
  ...changes,
});
const listOf = (ids: string): readonly Question[] => ids.split(' ').map((id) => question(id));
const idsOf = (questions: readonly Question[]): string => questions.map(({ id }) => id).join(' ');
/** `a1@b`: a question in a section that differs from its first letter. */
const placesOf = (questions: readonly Question[]): string =>
  questions.map(({ id, section }) => (id.startsWith(section) ? id : `${id}@${section}`)).join(' ');

test('sections stand in the order of their first question', () => {
  const sections = sectionsOf(listOf('b1 a1 b2 c1 a2'));
  expect(sections.map(({ name, questions }) => [name, idsOf(questions)])).toEqual([
    ['b', 'b1 b2'],
    ['a', 'a1 a2'],
    ['c', 'c1'],
  ]);
});

describe('moving', () => {
  test.each([
    // name                              list            id    by  → list
    ['up', 'a1 a2 a3', 'a2', -1, 'a2 a1 a3'],
    ['down', 'a1 a2 a3', 'a2', 1, 'a1 a3 a2'],
    ['the first one stays', 'a1 a2', 'a1', -1, 'a1 a2'],
    ['the last one of a section does not leave it', 'a1 a2 b1', 'a2', 1, 'a1 a2 b1'],
    ['over a question of another section', 'a1 b1 a2', 'a2', -1, 'a2 a1 b1'],
    ['an unknown one', 'a1 a2', 'zz', 1, 'a1 a2'],
  ] as const)('%s', (_name, list, id, by, expected) => {
    expect(idsOf(moveQuestion(listOf(list), id, by))).toBe(expected);
  });

  test.each([
    // name                        list          id    section  before → list
    ['in front of another', 'a1 a2 a3', 'a3', 'a', 'a1', 'a3 a1 a2'],
    ['to the end of a section', 'a1 a2 b1', 'a1', 'b', null, 'a2 b1 a1@b'],
    ['into another section', 'a1 a2 b1 b2', 'a1', 'b', 'b2', 'a2 b1 a1@b b2'],
    ['into a new section', 'a1 a2', 'a1', 'c', null, 'a2 a1@c'],
    ['in front of itself', 'a1 a2', 'a2', 'a', 'a2', 'a1 a2'],
    ['in front of a question of yet another section: to the end', 'a1 b1 c1', 'a1', 'b', 'c1', 'b1 a1@b c1'],
    ['an unknown one', 'a1 a2', 'zz', 'a', null, 'a1 a2'],
  ] as const)('%s', (_name, list, id, section, before, expected) => {
    expect(placesOf(placeQuestion(listOf(list), id, section, before))).toBe(expected);
  });

  test.each([
    ['up', 'b', -1, 'b1 a1 a2 c1'],
    ['down', 'a', 1, 'b1 a1 a2 c1'],
    ['the last one stops', 'c', 1, 'a1 a2 b1 c1'],
    ['the first one stops', 'a', -1, 'a1 a2 b1 c1'],
  ] as const)('a section %s', (_name, section, by, expected) => {
    expect(idsOf(moveSection(listOf('a1 a2 b1 c1'), section, by))).toBe(expected);
  });

  test('nothing is lost or doubled, whatever is moved where', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[abc][1-9]$/), { minLength: 1, maxLength: 12 });
    const step = fc.record({ id: fc.nat(11), to: fc.nat(11), by: fc.constantFrom<-1 | 1>(-1, 1) });
    fc.assert(
      fc.property(ids, fc.array(step, { maxLength: 8 }), (start, steps) => {
        let list = listOf(start.join(' '));
        for (const { id, to, by } of steps) {
          const moved = start[id % start.length] ?? '';
          const target = list[to % list.length];
          list = moveQuestion(list, moved, by);
          list = placeQuestion(list, moved, target?.section ?? 'a', target?.id ?? null);
          list = moveSection(list, target?.section ?? 'a', by);
        }
        expect(list.map(({ id }) => id).toSorted()).toEqual(start.toSorted());
      }),
    );
  });
});

describe('changing', () => {
  test.each([
    // name                               question                           id    → list
    ['in its place', question('a1', { text: 'New' }), 'a1', 'a1 a2 b1'],
    ['with another id, in its place', question('a9'), 'a1', 'a9 a2 b1'],
    ['in another section: last there', question('a1', { section: 'b' }), 'a1', 'a2 b1 a1@b'],
    ['a new one: last of its section', question('a3'), 'a3', 'a1 a2 a3 b1'],
    ['a new one in a new section', question('c1'), 'c1', 'a1 a2 b1 c1'],
  ])('%s', (_name, changed, id, expected) => {
    const list = withQuestion(listOf('a1 a2 b1'), changed, id);
    expect(placesOf(list)).toBe(expected);
    expect(list).toContain(changed);
  });

  test.each([
    ['behind the one it stood behind', 'a1', 'a1 a2 a3'],
    ['at the front', null, 'a2 a1 a3'],
    ['at the end of its section, when that one is gone', 'zz', 'a1 a3 a2'],
  ])('deleted and brought back %s', (_name, after, expected) => {
    const list = withoutQuestion(listOf('a1 a2 a3'), 'a2');
    expect(idsOf(list)).toBe('a1 a3');
    expect(idsOf(insertQuestion(list, question('a2'), after))).toBe(expected);
  });

  test('a copy stands behind its original, with an id that nobody has', () => {
    const list = duplicateQuestion(listOf('a1 question_3'), 'a1', new Set(['question_4']));
    expect(list.map(({ id, text }) => [id, text])).toEqual([
      ['a1', 'Question a1'],
      ['question_5', 'Question a1'],
      ['question_3', 'Question question_3'],
    ]);
  });

  test.each([
    ['to a new name', 'a', 'z', 'a1@z a2@z b1'],
    ['to the name of another: they become one', 'b', 'a', 'a1 a2 b1@a'],
  ])('a section is renamed %s', (_name, from, to, expected) => {
    expect(placesOf(renameSection(listOf('a1 b1 a2'), from, to))).toBe(expected);
  });

  test.each([
    ['as they were', 'a1 b1 b2 c1', 'a1 c1 b1@c b2@c', 'a1 b1 b2 c1'],
    ['without a question that is gone', 'a1 b1 b2 c1', 'a1 c1 b2@c', 'a1 b2 c1'],
    ['beside one that was added meanwhile', 'b1 a1', 'a1 a2 b1@a', 'b1 a1 a2'],
  ])('two sections that became one are separated again: %s', (_name, before, now, after) => {
    const questions = now.split(' ').map((place) => {
      const [id = '', section = id.charAt(0)] = place.split('@');
      return question(id, { section, text: 'changed meanwhile' });
    });
    const back = inPlacesOf(questions, listOf(before));
    expect(placesOf(back)).toBe(after);
    expect(back.every(({ text }) => text === 'changed meanwhile')).toBe(true);
  });

  test('a fresh id is not one of those taken', () => {
    expect(freshQuestionId(new Set())).toBe('question_1');
    expect(freshQuestionId(new Set(['a', 'question_3']))).toBe('question_4');
  });
});

describe('a question that is to be stored', () => {
  const select = question('a1', { type: 'select', options: ['Ja', 'Nee'] });
  test.each<[string, Question, (readonly [string, string])[]]>([
    ['is fine', select, []],
    ['has no text', { ...select, text: '  ' }, [['text', 'question_text_required']]],
    ['has empty options only', { ...select, options: ['', ' '] }, [['options', 'question_options_required']]],
    ['is a checkbox without options', question('a1', { type: 'checkbox' }), []],
    ['has a pipe in an option', { ...select, options: ['Ja', 'a|b'] }, [['options', 'option_pipe']]],
    ['has a pipe in options that do not count', question('a1', { options: ['a|b'] }), []],
    ['has a taken id', { ...select, id: ' a2 ' }, [['id', 'question_id_taken']]],
    ['has no id', { ...select, id: ' ' }, [['id', 'value_invalid']]],
  ])('%s', (_name, candidate, expected) => {
    expect(questionFaults(candidate, new Set(['a2'])).map(({ field, code }) => [field, code])).toEqual(expected);
  });

  test('says which option has the pipe', () => {
    expect(questionFaults({ ...select, options: ['Ja', 'a|b'] }, new Set())[0]?.option).toBe(1);
  });

  test('loses spaces, empty and repeated options, and options that its type does not have', () => {
    const untidy = question(' a1 ', { section: ' ', text: ' Why? ', type: 'radio', options: [' Ja', '', 'Ja'] });
    expect(tidyQuestion(untidy)).toMatchObject({ id: 'a1', section: 'General', text: 'Why?', options: ['Ja'] });
    expect(tidyQuestion({ ...untidy, type: 'date' }).options).toEqual([]);
  });
});
