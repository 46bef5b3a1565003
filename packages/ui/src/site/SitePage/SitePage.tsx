import type { ReactNode } from 'react';
import { Column, Main } from './SitePage.styles.ts';
import { mainId, SkipLink } from './SkipLink.tsx';

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
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Column>
  );
}
