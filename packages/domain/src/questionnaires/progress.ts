import type { Client } from '../clients/client.ts';
import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import { questionnaireOf } from './questionnaireOf.ts';

interface Progress {
  readonly questions: number;
  readonly answered: number;
  readonly required: number;
  readonly requiredAnswered: number;
}

/** Ids of questions with a non-empty answer. */
export const answeredIds = (answers: readonly Answer[]): ReadonlySet<string> =>
  new Set(answers.flatMap(({ questionId, value }) => (value.trim() === '' ? [] : [questionId])));

/** Progress on these questions. Answers to other questions do not count. */
export function countProgress(questions: readonly Question[], answered: ReadonlySet<string>): Progress {
  const count = { questions: questions.length, answered: 0, required: 0, requiredAnswered: 0 };
  for (const { id, required } of questions) {
    const isAnswered = answered.has(id);
    if (isAnswered) count.answered += 1;
    if (required) count.required += 1;
    if (required && isAnswered) count.requiredAnswered += 1;
  }
  return count;
}

/** A client's progress on all its questions. */
export const countQuestionnaire = (
  client: Pick<Client, 'questions' | 'answers'>,
  globalQuestions: readonly Question[],
): Progress => countProgress(questionnaireOf(client, globalQuestions).questions, answeredIds(client.answers));
