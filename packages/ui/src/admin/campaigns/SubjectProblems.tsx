import { FieldFault } from '../../components/Field/Field.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { placeholderProblems } from './placeholderProblems.ts';

/** Unknown fields of a subject, in words below it, each with the way to mend it. */
export function SubjectProblems({ subject, onChange }: { subject: string; onChange: (subject: string) => void }) {
  const { t } = useAdminWords();
  return placeholderProblems(subject, t, onChange).map(({ from, message, action }) => (
    <FieldFault key={from}>
      {message}
      {action && (
        <>
          {' '}
          <TextButton onClick={action.onClick}>{action.label}</TextButton>
        </>
      )}
    </FieldFault>
  ));
}
