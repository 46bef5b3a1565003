import { useTranslation } from 'react-i18next';
import { Small } from './PrivacyLink.styles.ts';

/** Below a form. Opens beside it, so that nothing typed is lost; the link says so itself. */
export function PrivacyLink({ href }: { href: string }) {
  const { t } = useTranslation('site');
  return (
    <Small href={href} target="_blank">
      {t('privacyLink.text')}
    </Small>
  );
}
