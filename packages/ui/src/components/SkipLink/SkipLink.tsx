import { useTranslation } from 'react-i18next';
import { StyledSkipLink } from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** `id` of the `<main>`, which needs `tabIndex={-1}`. */
  to?: string | undefined;
}

/** The first element of every page; visible only while focused. */
export function SkipLink({ to = 'main' }: SkipLinkProps) {
  const { t } = useTranslation('common');
  return <StyledSkipLink href={`#${to}`}>{t('skipToContent')}</StyledSkipLink>;
}
