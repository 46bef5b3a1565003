import type { Question } from '@fnc/domain';
import { useRef, useState } from 'react';
import { QuestionEditor } from '../QuestionEditor/QuestionEditor.tsx';
import type { QuestionEdit, QuestionEditorProps } from '../QuestionEditor/questionEditorProps.ts';
import type { Problem } from '../words/problem.ts';

interface EditedQuestionsProps extends QuestionEditorProps {
  /** Told what is stored after each change. */
  onStored: (questions: readonly Question[]) => void;
  /** What the store answers. */
  problem: Problem | null;
  /** What another window makes of them, just before something is stored here. */
  elsewhere?: QuestionEdit;
}

/** Stands for the app: keeps the questions, and refuses when it is told to. */
export function EditedQuestions({ onStored, problem, elsewhere, ...props }: EditedQuestionsProps) {
  const { state } = props;
  const [opened] = useState(state.phase === 'ready' ? state.questions : []);
  const [questions, setQuestions] = useState(opened);
  // What is stored now is changed, not what was drawn: an undo comes from an earlier drawing.
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
