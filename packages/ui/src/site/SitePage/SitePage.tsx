import type { ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Column } from './SitePage.styles.ts';

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
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Column>
  );
}
