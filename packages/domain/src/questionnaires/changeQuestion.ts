import { fieldsInConflict, mergeChanges } from '../shared/mergeChanges.ts';
import { withQuestion } from './editQuestions.ts';
import type { Question } from './question.ts';

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
