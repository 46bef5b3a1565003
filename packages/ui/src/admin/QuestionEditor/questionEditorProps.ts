import type { Question } from '@fnc/domain';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

export type QuestionEditorState =
  | { readonly phase: 'loading' }
  /** The client does not exist. */
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** The questions that can be edited. */
      readonly questions: readonly Question[];
      /** The shared questions, when one client's are edited; they are read and replaced here, not changed. */
      readonly globalQuestions: readonly Question[];
      /** The number of answers by question id: of all clients, or of this one. */
      readonly answerCounts: ReadonlyMap<string, number>;
      /** Ids that a new question must not get: they are in use, possibly by records not shown here. */
      readonly idsInUse: ReadonlySet<string>;
      /** Set when the questions are a cached copy. */
      readonly copied?: Copied | undefined;
    };

/** Returns the same array when nothing is to be stored. */
export type QuestionEdit = (questions: readonly Question[]) => readonly Question[];

export interface QuestionEditorProps {
  state: QuestionEditorState;
  /** The client, whose name is empty until it is known; `null` for the shared questions. */
  client: { readonly name: string; readonly href: string } | null;
  clientsHref: string;
  importHref: string;
  globalHref: string;
  onExport: () => void;
  /**
   * Applies an edit to what is stored now, also if another tab changed it meanwhile. Resolves to the error, or `null`.
   */
  onChange: (edit: QuestionEdit) => Promise<Problem | null>;
  onReload: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Called when unsaved input appears, and when it is gone. */
  onDirty: (dirty: boolean) => void;
  /** Set while the advisor is leaving with unsaved changes. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
