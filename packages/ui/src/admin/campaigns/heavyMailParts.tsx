import { type ComponentType, lazy } from 'react';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { MailContentFieldProps } from './MailContentField.tsx';
import type { MailPreviewProps } from './MailPreview.tsx';

/** The same text in a native field, for when the editor's code cannot be loaded. */
function PlainMailContent({ value, onChange, error, rows, id }: MailContentFieldProps) {
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

// The editor and the preview are large modules: they are loaded when a mail is edited or viewed.

export const LazyMailContent = lazy<ComponentType<MailContentFieldProps>>(() =>
  import('./MailContentField.tsx').then(
    ({ MailContentField }) => ({ default: MailContentField }),
    () => ({ default: PlainMailContent }),
  ),
);

/** If the preview's code cannot be loaded, the mail can still be written and sent. */
const NoPreview = () => null;

export const LazyMailPreview = lazy<ComponentType<MailPreviewProps>>(() =>
  import('./MailPreview.tsx').then(
    ({ MailPreview }) => ({ default: MailPreview }),
    () => ({ default: NoPreview }),
  ),
);
