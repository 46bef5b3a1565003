import type { Instant, QuestionnaireState } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

export interface QuestionnaireProps {
  state: QuestionnaireState;
  now: Instant;
  /** The section that is shown; the first one when it does not exist (any more). */
  section: string | null;
  sectionHref: (section: string) => string;
  onSection: (section: string) => void;
  /** The addresses of the import, of this client's questions, and of the shared ones. */
  importHref: string;
  editHref: string;
  globalHref: string;
  onExport: () => void;
  /** Called at every key or choice with the value of the field. */
  onAnswer: (questionId: string, text: string) => void;
  /** The field lost the focus: its value is saved at once. */
  onLeave: (questionId: string) => void;
  /** Retries what failed. */
  onRetry: () => void;
  /** Called after a conflict, with the chosen version. */
  onResolve: (questionId: string, keep: 'mine' | 'theirs') => void;
  /** Stores an answer without a field: deletes (empty) or restores the answer to a removed question. */
  onStore: (questionId: string, value: string) => Promise<Problem | null>;
  onReload: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Set while the advisor is leaving and something could not be saved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
