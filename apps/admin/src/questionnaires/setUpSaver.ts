import type { Client, Question, BrowserQuestionnaireRepository } from '@fnc/domain';
import { advisorFileKeys, createStoredQuestionnaireRepository } from '@fnc/domain/storage';
import { aClient, aQuestion, createMemoryStore, fixedNow } from '@fnc/domain/testing';
import { problemOf } from '../shared/problemOf.ts';
import { createAnswerSaver } from './answerSaver.ts';

export const questions: readonly Question[] = [
  aQuestion({ id: 'name' }),
  aQuestion({ id: 'income', type: 'number' }),
  aQuestion({ id: 'end', type: 'date' }),
];

/** A client who earns 58.000 and has answered nothing else, and what the store of this browser holds of it. */
export async function setUpSaver(change: Partial<BrowserQuestionnaireRepository> = {}) {
  const client = aClient({ id: '1', questions: [...questions], answers: [{ questionId: 'income', value: '58000' }] });
  const store = createMemoryStore({ [advisorFileKeys.clients]: JSON.stringify([client]) });
  const kept = createStoredQuestionnaireRepository({ store, now: fixedNow });
  const saves: string[] = [];
  const questionnaires = {
    ...kept,
    ...change,
    saveAnswer(...given: Parameters<BrowserQuestionnaireRepository['saveAnswer']>) {
      saves.push(given[2]);
      return change.saveAnswer ? change.saveAnswer(...given) : kept.saveAnswer(...given);
    },
  };
  const saver = createAnswerSaver({ questionnaires, now: fixedNow, problemOf });
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
    stored: (id: string) =>
      (JSON.parse(store.getItem(advisorFileKeys.clients) ?? '[]') as Client[])[0]?.answers.find(
        ({ questionId }) => questionId === id,
      )?.value,
  };
}
