import { aClient, aQuestion, createMemoryFile, createMemoryQuestionnaireRepository, fixedNow } from '../testing.ts';
import { expect, test } from 'vitest';
import { changeQuestions } from './changeQuestion.ts';
import { withQuestion } from './editQuestions.ts';
import type { Question } from './question.ts';

const everybody = { kind: 'global' } as const;
const [one, two, three] = ['1', '2', '3'].map((id) => aQuestion({ id }));
const adding = (question: Question | undefined) => (questions: readonly Question[]) =>
  question === undefined ? questions : withQuestion(questions, question);

function setUp() {
  const file = createMemoryFile(fixedNow, { clients: [aClient({ id: '7' })] });
  const questionnaires = createMemoryQuestionnaireRepository(file);
  const ids = async () => (await questionnaires.questionsOf(everybody))?.questions.map(({ id }) => id);
  return { questionnaires, ids };
}

test('a change is made of what stands on the server', async () => {
  const { questionnaires, ids } = setUp();
  expect(await changeQuestions(questionnaires, everybody, adding(one))).toBeNull();
  expect(await changeQuestions(questionnaires, everybody, adding(two))).toBeNull();
  expect(await ids()).toEqual(['1', '2']);
});

test('somebody who is quicker loses nothing: the change is made anew of theirs', async () => {
  const { questionnaires, ids } = setUp();
  await changeQuestions(questionnaires, everybody, adding(one));
  let isFirst = true;
  const slow: typeof questionnaires = {
    ...questionnaires,
    async saveQuestions(...given) {
      if (isFirst) {
        isFirst = false;
        await changeQuestions(questionnaires, everybody, adding(two));
      }
      return questionnaires.saveQuestions(...given);
    },
  };
  expect(await changeQuestions(slow, everybody, adding(three))).toBeNull();
  expect(await ids()).toEqual(['1', '2', '3']);
});

test('nothing is stored where nothing changes, and a client that is gone is told', async () => {
  const { questionnaires } = setUp();
  expect(await changeQuestions(questionnaires, everybody, (questions) => questions)).toBeNull();
  expect((await questionnaires.questionsOf(everybody))?.version).toBe(0);
  const gone = { kind: 'client', clientId: 'nope' } as const;
  expect(await changeQuestions(questionnaires, gone, adding(one))).toEqual({ code: 'client_not_found' });
});
