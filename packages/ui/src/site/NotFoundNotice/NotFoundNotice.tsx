import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Marked } from '../Marked/Marked.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface NotFoundNoticeProps {
  /** The requested address. */
  path: string;
  onDismiss: () => void;
}

/** Tells a visitor on the home page which requested page does not exist. */
export function NotFoundNotice({ path, onDismiss }: NotFoundNoticeProps) {
  const { t } = useTranslation('site');
  return (
    <Notice icon={Compass} onDismiss={onDismiss}>
      <Marked text={t('notFound.text')} marks={{ path: <b>{path}</b> }} />
    </Notice>
  );
}
