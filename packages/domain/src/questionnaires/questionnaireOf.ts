import type { Client } from '../clients/client.ts';
import type { Question } from './question.ts';
import type { Questionnaire } from './questionnaireRepository.ts';

type Questions = readonly Question[];

/** The first of questions with the same id counts. */
function byId(questions: Questions): ReadonlyMap<string, Question> {
  const first = new Map<string, Question>();
  for (const question of questions) if (!first.has(question.id)) first.set(question.id, question);
  return first;
}

/** Caches the index of the global questions, because thousands of clients share the same list. */
const knownGlobals = new WeakMap<Questions, ReadonlyMap<string, Question>>();

function globalsById(questions: Questions): ReadonlyMap<string, Question> {
  const known = knownGlobals.get(questions) ?? byId(questions);
  knownGlobals.set(questions, known);
  return known;
}

/** A client's questionnaire: global questions, then the client's own. Includes answers to other questions. */
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
