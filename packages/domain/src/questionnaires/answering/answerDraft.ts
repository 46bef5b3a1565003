import type { ErrorCode } from '../../messages/errorCodes.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { Questionnaire } from '../questionnaireRepository.ts';
import type { Problem } from '../../messages/problem.ts';

/** What became of one answer that was typed here. */
export type AnswerState =
  /** Typed, or on its way to the store. */
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved'; readonly at: Instant }
  /** Not saved, and stays as it is typed. What is wrong is said once the field was left. */
  | { readonly phase: 'invalid'; readonly code: ErrorCode; readonly left: boolean }
  /** The store did not take it; it is tried again on request. */
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** Another window saved something else in the meantime; `theirs` is stored there now, empty when it was cleared. */
  | { readonly phase: 'conflict'; readonly theirs: string };

export interface AnswerDraft {
  /** What stands in the field, as it was typed; `null`: what is stored. */
  readonly text: string | null;
  readonly state: AnswerState;
}

export type QuestionnaireState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** As it is stored. */
      readonly questionnaire: Questionnaire;
      /** By question id. */
      readonly drafts: ReadonlyMap<string, AnswerDraft>;
    };

/** Typed here and not stored: while there is one, something can be lost. */
export const isUnsaved = ({ state: { phase } }: AnswerDraft): boolean => phase !== 'saved';

/** Cannot be stored without the advisor. */
export const needsHelp = ({ state: { phase } }: AnswerDraft): boolean =>
  phase === 'invalid' || phase === 'failed' || phase === 'conflict';
