import type { Question } from '../questionnaires/question.ts';
import type { QuestionnaireRepository } from '../questionnaires/questionnaireRepository.ts';
import { aClient, aQuestion, createMemoryFile, createMemoryQuestionnaireRepository, fixedNow } from '../testing.ts';
import { problemOf } from '../api/problemOf.ts';
import { createAnswerSaver } from '../questionnaires/answering/answerSaver.ts';
import { later } from './later.ts';

export const questions: readonly Question[] = [
  aQuestion({ id: 'name' }),
  aQuestion({ id: 'income', type: 'number' }),
  aQuestion({ id: 'end', type: 'date' }),
];

/** A client with one answer, an income of 58.000, and the server's data about it. */
export async function setUpSaver(change: Partial<QuestionnaireRepository> = {}) {
  const client = aClient({ id: '1', questions: [...questions], answers: [{ questionId: 'income', value: '58000' }] });
  const server = createMemoryFile(fixedNow, { clients: [client] });
  const kept = createMemoryQuestionnaireRepository(server);
  const saves: string[] = [];
  const questionnaires = {
    ...kept,
    ...change,
    saveAnswer(...given: Parameters<QuestionnaireRepository['saveAnswer']>) {
      saves.push(given[2]);
      return change.saveAnswer ? change.saveAnswer(...given) : kept.saveAnswer(...given);
    },
  };
  const saver = createAnswerSaver({
    questionnaires,
    copied: () => null,
    now: fixedNow,
    later,
    problemOf,
    language: () => 'nl',
  });
  await saver.open('1');
  const file = () => {
    const state = saver.get().files.get('1');
    if (state?.phase !== 'ready') throw new Error('The file is not open.');
    return state;
  };
  return {
    saver,
    saves,
    kept,
    draft: (id: string) => file().drafts.get(id),
    shown: (id: string) => file().questionnaire.answers.find(({ questionId }) => questionId === id)?.value,
    stored: (id: string) => server.answersOf('1').find(({ questionId }) => questionId === id)?.value,
  };
}
