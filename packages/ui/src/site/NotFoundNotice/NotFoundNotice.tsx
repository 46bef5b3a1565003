import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Marked } from '../Marked/Marked.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Path } from './NotFoundNotice.styles.ts';

export interface NotFoundNoticeProps {
  /** The address that was asked for. */
  path: string;
  onDismiss: () => void;
}

/** Says which page does not exist to whoever was brought to the home page instead. */
export function NotFoundNotice({ path, onDismiss }: NotFoundNoticeProps) {
  const { t } = useTranslation('site');
  return (
    <Notice icon={Compass} onDismiss={onDismiss}>
      <Marked text={t('notFound.text')} marks={{ path: <Path>{path}</Path> }} />
    </Notice>
  );
}
