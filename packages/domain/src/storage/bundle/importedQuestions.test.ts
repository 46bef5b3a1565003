import { expect, test } from 'vitest';
import { aClient, aQuestion, fixedInstant } from '../../testing/fixtures.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { applyImport } from './applyImport.ts';
import { exportBundle } from './exportBundle.ts';
import { planImport } from './planImport.ts';
import { readBundle } from './readBundle.ts';

const read = (lists: object) => {
  const result = readBundle(JSON.stringify({ version: '4.0', ...lists }));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const long = 'x'.repeat(201);
const many = (amount: number) => Array.from({ length: amount }, (_, index) => aQuestion({ id: `q${index}` }));

test('a question id of 200 characters stays; a longer one is shortened, each to another one', () => {
  const ids = ['x'.repeat(200), long, `${long}y`, '😀'.repeat(150)];
  const { records } = read({ globalQuestions: ids.map((id) => aQuestion({ id })) }).lists.globalQuestions;
  expect(records[0]?.id).toBe(ids[0]);
  expect(new Set(records.map(({ id }) => id)).size).toBe(ids.length);
  for (const { id } of records) {
    expect(id.length).toBeLessThanOrEqual(200);
    expect(id.isWellFormed()).toBe(true);
  }
});

test.each([
  ['a list', [{ questionId: long, value: 'ja' }]],
  ['an object of an older version', { [long]: 'ja' }],
])('answers follow the shortened id of their question: %s', (_form, answers) => {
  const { clients, globalQuestions } = read({
    globalQuestions: [aQuestion({ id: long })],
    clients: [{ ...aClient({ questions: [aQuestion({ id: long })] }), answers }],
  }).lists;
  const id = globalQuestions.records[0]?.id;
  expect(id).not.toBe(long);
  expect(clients.records).toMatchObject([{ questions: [{ id }], answers: [{ questionId: id, value: 'ja' }] }]);
});

test('a client with more than 2,000 questions is set aside unchanged', () => {
  const [fits, over] = [aClient({ id: '1', questions: many(2_000) }), aClient({ id: '2', questions: many(2_001) })];
  const { records, broken, aside } = read({ clients: [fits, over] }).lists.clients;
  expect(records.map(({ id }) => id)).toEqual(['1']);
  expect(broken).toEqual([{ position: 2, name: over.name, reason: 'too_many_questions', field: 'questions' }]);
  expect(aside).toEqual([over]);
});

test('shared questions beyond 2,000 are set aside, those that replace one are not', () => {
  const here = many(1_999);
  const store = createMemoryStore({ global_questions: JSON.stringify(here) });
  const came = [7, aQuestion({ id: 'q0', text: 'Anders' }), aQuestion({ id: 'a' }), aQuestion({ id: 'b' })];
  const plan = planImport(read({ globalQuestions: came }), exportBundle(store, fixedInstant));
  const planned = plan.lists.find(({ name }) => name === 'globalQuestions');
  expect(planned?.added.map(({ id }) => id)).toEqual(['a']);
  expect(planned?.broken.map(({ position, reason }) => [position, reason])).toEqual([
    [1, 'not_a_record'],
    [4, 'too_many_questions'],
  ]);
  applyImport(store, plan);
  const after = exportBundle(store, fixedInstant);
  expect(after.globalQuestions).toHaveLength(2_000);
  expect(after.globalQuestions[0]?.text).toBe('Anders');
  expect(after.broken).toEqual({ globalQuestions: [7, came[3]] });
});
