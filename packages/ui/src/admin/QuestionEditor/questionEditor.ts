import {
  duplicateQuestion,
  inPlacesOf,
  insertQuestion,
  moveQuestion,
  moveSection,
  placeQuestion,
  type Question,
  renameSection,
  sectionNames,
  sectionsOf,
  withoutQuestion,
} from '@fnc/domain';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import type { EditKeeper } from '../../forms/useUnsavedEdit.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { QuestionDraft } from './QuestionForm.tsx';

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

/** The question that the drawer edits. */
export interface Editing {
  /** `override`: this client's own question that replaces a shared one. */
  readonly kind: 'new' | 'edit' | 'override';
  readonly question: Question;
  /** What was typed before a reload. */
  readonly draft?: QuestionDraft;
}

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
  /** Keeps a half-typed question through a reload. */
  unsaved?: EditKeeper<QuestionDraft, Editing> | undefined;
}

export interface QuestionActions {
  /** The last change of order, as text for a screen reader. */
  readonly said: string;
  /** Ids that a new question must not get: includes deleted questions whose deletion may still be undone. */
  readonly taken: ReadonlySet<string>;
  move: (question: Question, by: -1 | 1) => void;
  place: (question: Question, section: string, before: string | null) => void;
  duplicate: (question: Question) => void;
  remove: (question: Question) => void;
  moveSection: (section: string, by: -1 | 1) => void;
  renameSection: (from: string, to: string) => Promise<boolean>;
}

/** Immediate actions: a change of order is announced, a deletion can be undone, an error is shown. */
export function useQuestionActions(
  questions: readonly Question[],
  inUse: ReadonlySet<string>,
  onChange: QuestionEditorProps['onChange'],
): QuestionActions {
  const { t } = useAdminWords();
  const toast = useToast();
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const taken = new Set([...inUse, ...removed]);

  /** @param after called when the change was stored */
  async function change(edit: QuestionEdit, after?: () => void): Promise<boolean> {
    const problem = await onChange(edit);
    if (problem === null) {
      after?.();
      return true;
    }
    const message = t('errors:questions_save_failed', { message: problemText(t, problem) });
    toast.show({ tone: 'danger', message });
    return false;
  }

  const restore = (question: Question, after: string | null) =>
    void change(
      (now) => insertQuestion(now, question, after),
      () => toast.show({ message: t('questionnaires.restored') }),
    );

  return {
    said,
    taken,
    move({ id, text, section }, by) {
      const its = sectionsOf(questions).find(({ name }) => name === section)?.questions ?? [];
      const place = its.findIndex((one) => one.id === id) + 1 + by;
      void change(
        (now) => moveQuestion(now, id, by),
        () => {
          if (place < 1 || place > its.length) return;
          setSaid(t('questionnaires.place', { text, place, count: its.length, section }));
        },
      );
    },
    place: (question, section, before) =>
      void change(
        (now) => placeQuestion(now, question.id, section, before),
        () => {
          if (section !== question.section) toast.show({ message: t('questionnaires.moved', { section }) });
        },
      ),
    duplicate: ({ id }) =>
      void change(
        (now) => duplicateQuestion(now, id, taken),
        () => toast.show({ message: t('questionnaires.duplicated') }),
      ),
    remove(question) {
      const after = questions[questions.findIndex(({ id }) => id === question.id) - 1]?.id ?? null;
      setRemoved([...removed, question.id]);
      void change(
        (now) => withoutQuestion(now, question.id),
        () => toast.show({ message: t('questionnaires.deleted'), undo: () => restore(question, after) }),
      );
    },
    moveSection(section, by) {
      const names = sectionNames(questions);
      const place = names.indexOf(section) + 1 + by;
      void change(
        (now) => moveSection(now, section, by),
        () => {
          if (place < 1 || place > names.length) return;
          setSaid(t('questionnaires.sectionPlace', { section, place, count: names.length }));
        },
      );
    },
    renameSection: (from, to) =>
      change(
        (now) => renameSection(now, from, to),
        () => {
          if (!sectionNames(questions).includes(to)) return;
          const undo = () => void change((now) => inPlacesOf(now, questions));
          toast.show({ message: t('questionnaires.moved', { section: to }), undo });
        },
      ),
  };
}
