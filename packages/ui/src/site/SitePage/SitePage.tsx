import type { ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Column, Main } from './SitePage.styles.ts';

export interface SitePageProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of a public page: skip link, header, content, footer. */
export function SitePage({ header, footer, children }: SitePageProps) {
  return (
    <Column>
      <SkipLink />
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Column>
  );
}
