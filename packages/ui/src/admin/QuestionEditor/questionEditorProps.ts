import type { Question } from '@fnc/domain';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

export type QuestionEditorState =
  | { readonly phase: 'loading' }
  /** There is no such client. */
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** Those that are edited here. */
      readonly questions: readonly Question[];
      /** Everybody's, where one client's are edited; they are read here and replaced, not changed. */
      readonly globalQuestions: readonly Question[];
      /** How many answers there are, by question id: of all clients, or of this one. */
      readonly answerCounts: ReadonlyMap<string, number>;
      /** Ids that a new question is not given: something else is known under them, also where it is not seen here. */
      readonly idsInUse: ReadonlySet<string>;
      /** It is what the server said earlier. */
      readonly copied?: Copied | undefined;
    };

/** Answers the very same list where nothing is to be stored. */
export type QuestionEdit = (questions: readonly Question[]) => readonly Question[];

export interface QuestionEditorProps {
  state: QuestionEditorState;
  /** Whose questions: one client's, whose name is empty until it is known; `null`: everybody's. */
  client: { readonly name: string; readonly href: string } | null;
  clientsHref: string;
  importHref: string;
  globalHref: string;
  onExport: () => void;
  /** Changes what is stored now, also when another tab changed it in the meantime. Answers why not. */
  onChange: (edit: QuestionEdit) => Promise<Problem | null>;
  onReload: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Told when something is typed that is not saved, and when that is over. */
  onDirty: (dirty: boolean) => void;
  /** Given while the advisor is on the way out and something is not saved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
