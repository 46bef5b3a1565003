import { useTranslation } from 'react-i18next';
import { StyledSkipLink } from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** `id` of the `<main>`, which needs `tabIndex={-1}`. */
  to?: string | undefined;
}

/** The first thing on every page; shows itself when it is focused. */
export function SkipLink({ to = 'main' }: SkipLinkProps) {
  const { t } = useTranslation('common');
  return <StyledSkipLink href={`#${to}`}>{t('skipToContent')}</StyledSkipLink>;
}
