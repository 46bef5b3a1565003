import { fieldsInConflict, mergeChanges } from '../shared/mergeChanges.ts';
import type { Problem } from '../messages/problem.ts';
import { withQuestion } from './editQuestions.ts';
import type { Question } from './question.ts';
import type { QuestionnaireRepository, QuestionScope } from './questionnaireRepository.ts';

export type ChangedQuestion =
  | { readonly outcome: 'changed'; readonly questions: readonly Question[] }
  /** The same was changed elsewhere: nothing is to be stored. `theirs`: what stands there now; `null`: it is gone. */
  | { readonly outcome: 'conflict'; readonly theirs: Question | null };

/**
 * Puts what a form changed of a question into the questions as they are now; what was changed elsewhere stays.
 *
 * @param id      under which it stands, or is to stand
 * @param before  the question when the form was opened; `null`: there was none under this id
 */
export function changeQuestion(
  questions: readonly Question[],
  id: string,
  before: Question | null,
  mine: Question,
): ChangedQuestion {
  const theirs = questions.find((question) => question.id === id) ?? null;
  if (before === null && theirs === null) return { outcome: 'changed', questions: withQuestion(questions, mine, id) };
  if (before === null || theirs === null || fieldsInConflict(before, mine, theirs).length > 0) {
    return { outcome: 'conflict', theirs };
  }
  return { outcome: 'changed', questions: withQuestion(questions, mergeChanges(before, mine, theirs), id) };
}

/** How often a change is made anew of what others stored in between. */
const mostTries = 5;

/**
 * Changes the questions as they stand on the server by then. Where somebody else was quicker the change is made anew of
 * theirs; whether it still fits is the change's own to say. Answers why not.
 */
export async function changeQuestions(
  questionnaires: Pick<QuestionnaireRepository, 'questionsOf' | 'saveQuestions'>,
  scope: QuestionScope,
  edit: (questions: readonly Question[]) => readonly Question[],
): Promise<Problem | null> {
  let current = await questionnaires.questionsOf(scope);
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (current === null) return { code: 'client_not_found' };
    const changed = edit(current.questions);
    if (changed === current.questions) return null;
    const saved = await questionnaires.saveQuestions(scope, changed, current.version);
    if (saved.outcome === 'saved') return null;
    current = saved.outcome === 'conflict' ? saved.theirs : null;
  }
  return { code: 'data_changed_since' };
}
