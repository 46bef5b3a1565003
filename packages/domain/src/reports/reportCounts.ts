import type { Answer } from '../questionnaires/answer.ts';
import { answeredIds, countProgress } from '../questionnaires/progress.ts';
import type { Question } from '../questionnaires/question.ts';

/** The number of answers that a report is based on. */
export interface ReportCounts {
  readonly questions: number;
  readonly answered: number;
  /** Left out of the prompt, which states their number. */
  readonly unanswered: number;
  readonly unansweredRequired: number;
}

export function reportCounts(questions: readonly Question[], answers: readonly Answer[]): ReportCounts {
  const { answered, required, requiredAnswered } = countProgress(questions, answeredIds(answers));
  return {
    questions: questions.length,
    answered,
    unanswered: questions.length - answered,
    unansweredRequired: required - requiredAnswered,
  };
}
