import { describe, expect, test } from 'vitest';
import { countFile } from '../clients/countFile.ts';
import { aClient, aQuestion } from '../testing/fixtures.ts';
import { countQuestionnaire } from './progress.ts';
import { questionnaireOf } from './questionnaireOf.ts';

const question = (id: string, changes = {}) => aQuestion({ id, ...changes });
const answer = (questionId: string, value = 'ja') => ({ questionId, value });

describe('what a client is asked', () => {
  const globals = [question('a'), question('b')];

  test.each([
    ['nothing of its own', [], ['a', 'b'], 0],
    ['own questions come last', [question('c')], ['a', 'b', 'c'], 1],
    ['an own question in the place of a global one', [question('c'), question('a')], ['a', 'b', 'c'], 2],
    ['of the same id twice the first', [question('c'), question('c', { text: 'nog eens' })], ['a', 'b', 'c'], 1],
  ])('%s', (_name, questions, ids, ownCount) => {
    const asked = questionnaireOf(aClient({ questions }), globals);
    expect(asked.questions.map(({ id }) => id)).toEqual(ids);
    expect(asked.ownCount).toBe(ownCount);
    expect(asked.questions.find(({ id }) => id === 'c')?.text ?? '').not.toBe('nog eens');
  });

  test('the own question is the one that is asked', () => {
    const own = question('a', { text: 'Anders?' });
    expect(questionnaireOf(aClient({ questions: [own] }), globals).questions).toEqual([own, question('b')]);
  });
});

describe('progress', () => {
  const asked = [question('a'), question('b', { required: false }), question('c', { section: 'Documenten' })];

  test.each([
    ['nothing answered', [], 0, 0],
    ['everything answered', [answer('a'), answer('b'), answer('c')], 3, 2],
    ['an empty answer is none', [answer('a', ' '), answer('b')], 1, 0],
    ['an answer to nothing that is asked does not count', [answer('z'), answer('c')], 1, 1],
  ])('%s', (_name, answers, answered, requiredAnswered) => {
    expect(countQuestionnaire(aClient({ answers }), asked)).toEqual({
      questions: 3,
      answered,
      required: 2,
      requiredAnswered,
    });
  });
});

test('the figures of the dashboard', () => {
  const globals = [question('a'), question('b')];
  const clients = [
    aClient({ status: 'pending', answers: [answer('a')] }),
    aClient({ status: 'completed', questions: [question('c')], answers: [answer('a'), answer('c'), answer('old')] }),
    aClient({ status: 'active' }),
    aClient({ status: 'inactive' }),
    aClient({ status: 'completed' }),
  ];
  expect(countFile(clients, globals)).toEqual({
    totalClients: 5,
    pendingClients: 1,
    completedClients: 2,
    activeClients: 1,
    inactiveClients: 1,
    totalQuestions: 11,
    totalAnswers: 3,
  });
  expect(countFile([], globals)).toMatchObject({ totalClients: 0, totalQuestions: 0, totalAnswers: 0 });
});
