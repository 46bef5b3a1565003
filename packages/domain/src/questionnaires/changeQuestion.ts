import { fieldsInConflict, mergeChanges } from '../shared/mergeChanges.ts';
import type { Problem } from '../messages/problem.ts';
import { withQuestion } from './editQuestions.ts';
import type { Question } from './question.ts';
import type { QuestionnaireRepository, QuestionScope } from './questionnaireRepository.ts';

export type ChangedQuestion =
  | { readonly outcome: 'changed'; readonly questions: readonly Question[] }
  /** The same field was changed elsewhere, so nothing is stored. `theirs`: the current question; `null`: removed. */
  | { readonly outcome: 'conflict'; readonly theirs: Question | null };

/**
 * Applies a form's changes of a question to the current questions; changes made elsewhere are preserved.
 *
 * @param id      the question's current or new id
 * @param before  the question when the form was opened; `null`: no question had this id
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

/** Maximum attempts when other changes are stored meanwhile. */
const mostTries = 5;

/**
 * Changes the current questions on the server. If others changed them meanwhile, the change is applied again to the new
 * version; the change itself decides whether it still fits. Returns the problem when it fails.
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
