import { QuestionEditor } from '@fnc/ui/admin';
import { useParams } from 'react-router-dom';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { useLeaving } from '../navigation/useLeaving.ts';
import { useQuestionEditor } from '../questionnaires/useQuestionEditor.ts';

/** The shared questions, or those of the client in the address. */
export function QuestionsPage() {
  const { id } = useParams();
  const editor = useQuestionEditor(id);
  const { leaving, onDirty } = useLeaving();
  return (
    <>
      <QuestionEditor key={id ?? ''} {...editor} leaving={leaving} onDirty={onDirty} />
      <WithOldFile />
    </>
  );
}
