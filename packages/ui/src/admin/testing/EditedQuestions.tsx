import type { Question } from '@fnc/domain';
import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import type { QuestionEdit, QuestionEditorProps, QuestionEditorState } from '../QuestionEditor/questionEditor.ts';
import { QuestionEditor } from '../QuestionEditor/QuestionEditor.tsx';
import type { Problem } from '../words/problem.ts';
import { sampleAnswers, sampleQuestions } from './sampleQuestionnaire.ts';

type Ready = Extract<QuestionEditorState, { phase: 'ready' }>;

export const editorState = (changes: Partial<Omit<Ready, 'phase'>> = {}): Ready => ({
  phase: 'ready',
  questions: sampleQuestions.slice(14),
  globalQuestions: [],
  answerCounts: new Map(sampleAnswers.map(({ questionId }) => [questionId, 9])),
  idsInUse: new Set(sampleAnswers.map(({ questionId }) => questionId)),
  ...changes,
});

/** The shared questions, with every change succeeding. */
export const questionEditorArgs: QuestionEditorProps = {
  state: editorState(),
  client: null,
  clientsHref: '/admin/clients',
  importHref: '/admin/questions/import',
  globalHref: '/admin/questions',
  onExport: fn(),
  onChange: fn((_edit: QuestionEdit): Promise<Problem | null> => Promise.resolve(null)),
  onReload: fn(),
  onCopy: fn(() => Promise.resolve()),
  onDirty: fn(),
  leaving: null,
};

export const sampleClientOfEditor: QuestionEditorProps['client'] = {
  name: 'Kompas Maritiem Advies',
  href: '/admin/clients/1?tab=questionnaires',
};

interface EditedQuestionsProps extends QuestionEditorProps {
  /** Called with the stored questions after each change. */
  onStored: (questions: readonly Question[]) => void;
  /** The result of storing. */
  problem: Problem | null;
  /** A change by another window, just before something is stored here. */
  elsewhere?: QuestionEdit;
}

/** Replaces the app: stores the questions, or fails with the given problem. */
export function EditedQuestions({ onStored, problem, elsewhere, ...props }: EditedQuestionsProps) {
  const { state } = props;
  const [opened] = useState(state.phase === 'ready' ? state.questions : []);
  const [questions, setQuestions] = useState(opened);
  // Changes apply to what is stored now, not to what was rendered: an undo comes from an earlier render.
  const stored = useRef(opened);
  return (
    <QuestionEditor
      {...props}
      state={state.phase === 'ready' ? { ...state, questions } : state}
      onChange={(edit) => {
        if (problem !== null) return Promise.resolve(problem);
        const now = stored.current === opened && elsewhere !== undefined ? elsewhere(opened) : stored.current;
        const changed = edit(now);
        stored.current = changed;
        setQuestions(changed);
        if (changed !== now) onStored(changed);
        return Promise.resolve(problem);
      }}
    />
  );
}
