import type { Instant, QuestionnaireState } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

export interface QuestionnaireProps {
  state: QuestionnaireState;
  now: Instant;
  /** The section that is shown; the first one when it is not there (any more). */
  section: string | null;
  sectionHref: (section: string) => string;
  onSection: (section: string) => void;
  /** Where questions come from a file, where this client's are edited, and where everybody's are. */
  importHref: string;
  editHref: string;
  globalHref: string;
  onExport: () => void;
  /** With every key or choice: what stands in the field now. */
  onAnswer: (questionId: string, text: string) => void;
  /** The field was left: it is saved at once. */
  onLeave: (questionId: string) => void;
  /** Tries again what failed. */
  onRetry: () => void;
  /** After a conflict: which of the two stays. */
  onResolve: (questionId: string, keep: 'mine' | 'theirs') => void;
  /** Stores what has no field: takes away (empty), or brings back, the answer to a question that is gone. */
  onStore: (questionId: string, value: string) => Promise<Problem | null>;
  onReload: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Given while the advisor is on the way out and something could not be saved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
