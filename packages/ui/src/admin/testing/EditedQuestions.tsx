import type { Question } from '@fnc/domain';
import { useState } from 'react';
import { QuestionEditor } from '../QuestionEditor/QuestionEditor.tsx';
import type { QuestionEditorProps } from '../QuestionEditor/questionEditorProps.ts';
import type { Problem } from '../words/problem.ts';

interface EditedQuestionsProps extends QuestionEditorProps {
  /** Told what is stored after each change. */
  onStored: (questions: readonly Question[]) => void;
  /** What the store answers. */
  problem: Problem | null;
}

/** Stands for the app: keeps the questions, and refuses when it is told to. */
export function EditedQuestions({ onStored, problem, ...props }: EditedQuestionsProps) {
  const { state } = props;
  const [questions, setQuestions] = useState(state.phase === 'ready' ? state.questions : []);
  return (
    <QuestionEditor
      {...props}
      state={state.phase === 'ready' ? { ...state, questions } : state}
      onChange={(edit) => {
        if (problem === null) {
          setQuestions(edit);
          onStored(edit(questions));
        }
        return Promise.resolve(problem);
      }}
    />
  );
}
