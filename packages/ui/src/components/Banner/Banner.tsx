import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyledBanner } from './Banner.styles.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  /** The fact, in front of the words and stronger. */
  title: ReactNode;
}

/** A fact for the whole page, over its full width and above everything else: a named region, that can be jumped to. */
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
