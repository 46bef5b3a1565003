import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { MailContentFieldProps } from './MailContentField.tsx';

/** The same text in a native field, for when the editor's code cannot be loaded. */
export function PlainMailContent({ value, onChange, error, rows, id }: MailContentFieldProps) {
  const { t } = useAdminWords();
  return (
    <TextArea
      id={id}
      label={t('campaigns.content')}
      rows={rows}
      value={value}
      error={error}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
