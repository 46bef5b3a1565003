import type { Client } from '../clients/client.ts';
import type { Question } from './question.ts';
import type { Questionnaire } from './questionnaireRepository.ts';

type Questions = readonly Question[];

/** Of questions with the same id the first. */
function byId(questions: Questions): ReadonlyMap<string, Question> {
  const first = new Map<string, Question>();
  for (const question of questions) if (!first.has(question.id)) first.set(question.id, question);
  return first;
}

/** Everybody's questions are the same list for thousands of clients: it is gone through once. */
const knownGlobals = new WeakMap<Questions, ReadonlyMap<string, Question>>();

function globalsById(questions: Questions): ReadonlyMap<string, Question> {
  const known = knownGlobals.get(questions) ?? byId(questions);
  knownGlobals.set(questions, known);
  return known;
}

/** What a client is asked: everybody's questions, then the client's own. Answers to other questions are there as well. */
export function questionnaireOf(
  { questions, answers }: Pick<Client, 'questions' | 'answers'>,
  globalQuestions: Questions,
): Questionnaire {
  const globals = globalsById(globalQuestions);
  const own = byId(questions);
  return {
    questions: [
      ...[...globals.values()].map((question) => own.get(question.id) ?? question),
      ...[...own.values()].filter(({ id }) => !globals.has(id)),
    ],
    ownCount: own.size,
    answers,
  };
}
