import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyledBanner } from './Banner.styles.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  /** The fact, in bold before the text. */
  title: ReactNode;
}

/** A fact for the whole page, full width at the top: a named region that screen readers can jump to. */
export function Banner({ title, children, ...rest }: BannerProps) {
  const { t } = useTranslation('common');
  return (
    <StyledBanner aria-label={t('alert.info')} {...rest} role="region">
      <p>
        <strong>{title}</strong> {children}
      </p>
    </StyledBanner>
  );
}
