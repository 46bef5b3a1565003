import { brand } from '@fnc/domain';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link/Link.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Notice } from '../Notice/Notice.tsx';

/** The contact form could not be fetched; there is still an address to write to. */
export function ContactUnavailable({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('site');
  const { email } = brand.sender;
  return (
    <Notice icon={WifiOff} onDismiss={onDismiss}>
      <Marked text={t('contact.loadFailed', { email })} marks={{ mail: <Link href={`mailto:${email}`} /> }} />
    </Notice>
  );
}
