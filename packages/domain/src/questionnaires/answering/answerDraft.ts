import type { ErrorCode } from '../../messages/errorCodes.ts';
import { outlivesClosing } from '../../shared/closingPage.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { Questionnaire } from '../questionnaireRepository.ts';
import type { Problem } from '../../messages/problem.ts';

/** Save state of an answer typed here. */
export type AnswerState =
  /** Typed, or being saved. `isLate`: saving takes long or failed before, so closing the page would lose the text. */
  | { readonly phase: 'saving'; readonly isLate?: true }
  | { readonly phase: 'saved'; readonly at: Instant }
  /** Not saved, and left as typed. The error is shown once the field has lost focus. */
  | { readonly phase: 'invalid'; readonly code: ErrorCode; readonly left: boolean }
  /** The store did not save it; retried on request. */
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** Another window saved another value meanwhile; `theirs` is the stored value, empty when it was cleared. */
  | { readonly phase: 'conflict'; readonly theirs: string };

export interface AnswerDraft {
  /** Text of the field as typed; `null`: the stored value. */
  readonly text: string | null;
  readonly state: AnswerState;
}

export type QuestionnaireState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** The stored questionnaire. */
      readonly questionnaire: Questionnaire;
      /** By question id. */
      readonly drafts: ReadonlyMap<string, AnswerDraft>;
    };

/** Typed here but not stored, so it could be lost. */
export const isUnsaved = ({ state: { phase } }: AnswerDraft): boolean => phase !== 'saved';

/** Is not about to be stored: the advisor has to act, or the server does not answer. */
export const needsHelp = ({ state }: AnswerDraft): boolean =>
  state.phase === 'saving' ? state.isLate === true : state.phase !== 'saved';

/** Where an answer is that could be lost; `null`: there is none. */
export function answerAtRisk(
  files: ReadonlyMap<string, QuestionnaireState>,
): { readonly clientId: string; readonly section: string | null } | null {
  for (const [clientId, file] of files) {
    if (file.phase !== 'ready') continue;
    for (const [questionId, draft] of file.drafts) {
      if (!needsHelp(draft)) continue;
      const question = file.questionnaire.questions.find(({ id }) => id === questionId);
      return { clientId, section: question?.section ?? null };
    }
  }
  return null;
}

/** Whether answers would be lost if the page were closed now: it sends only short ones. */
export function areLostOnClose(files: ReadonlyMap<string, QuestionnaireState>): boolean {
  if (answerAtRisk(files) !== null) return true;
  const sent: unknown[] = [];
  for (const file of files.values()) {
    if (file.phase !== 'ready') continue;
    for (const [questionId, draft] of file.drafts) {
      // A save names the stored value too.
      const stored = file.questionnaire.answers.filter((answer) => answer.questionId === questionId);
      if (isUnsaved(draft)) sent.push(draft.text, stored);
    }
  }
  return !outlivesClosing(sent);
}
