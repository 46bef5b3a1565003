import { aQuestion } from '@fnc/domain/testing';
import { answerKey } from './stored.ts';
import { aForm, Broken, type Worker } from './worker.ts';

/** The questions of every client. */
export const questions = Array.from({ length: 40 }, (_, index) =>
  aQuestion({ id: `vraag_${index}`, text: `Vraag ${index}`, required: false }),
);

/** Answers the questionnaire of one client after the other, from the first question to the last. */
export function answering(who: string): Worker {
  const answered = new Map<string, string>();
  /** Number of answered questions per client. */
  const progress = new Map<string, number>();
  let clientId: string | undefined;

  return {
    what: 'answers',
    async change({ clients, questionnaires }) {
      const next = clientId === undefined ? undefined : questions[progress.get(clientId) ?? 0];
      if (clientId === undefined || next === undefined) {
        clientId = (await clients.add(aForm(`${who} ${progress.size}`))).id;
        progress.set(clientId, 0);
        return;
      }
      const value = `${who} over ${next.text}`;
      const { outcome } = await questionnaires.saveAnswer(clientId, next.id, value, '');
      if (outcome !== 'saved') throw new Broken(`an answer that nobody gave before: ${outcome}`);
      answered.set(answerKey(clientId, next.id), value);
      progress.set(clientId, (progress.get(clientId) ?? 0) + 1);
    },
    promised: ({ answers, clients }) => [
      ...[...answered].map(([key, value]) => ({ what: `answer ${key}`, isThere: answers.get(key) === value })),
      ...[...progress].map(([id, count]) => ({
        what: `client ${id} with ${count} answers`,
        isThere: clients.get(id)?.answered === count,
      })),
    ],
  };
}
