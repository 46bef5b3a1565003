import { useTranslation } from 'react-i18next';
import { Small } from './PrivacyLink.styles.ts';

/** Below a form. It opens a new tab, so that typed text is kept; the link says so. */
export function PrivacyLink({ href }: { href: string }) {
  const { t } = useTranslation('site');
  return (
    <Small href={href} target="_blank">
      {t('privacyLink.text')}
    </Small>
  );
}
