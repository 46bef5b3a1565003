import type { Problem } from '../messages/problem.ts';
import type { Question } from './question.ts';
import type { QuestionnaireRepository, QuestionScope } from './questionnaireRepository.ts';

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
