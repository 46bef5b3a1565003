import { Suspense, type ReactNode } from 'react';
import { PrerenderedHtml } from './PrerenderedHtml.tsx';
import { useIsPrerendered } from './useIsPrerendered.ts';

export interface PrerenderedProps {
  /** Shows the part; called while pages are built, and in the browser only where its HTML did not come with the page. */
  children: () => ReactNode;
}

/** A part of a page that needs no script: its HTML stays as it came, and neither its code nor its words are fetched. */
export function Prerendered({ children }: PrerenderedProps) {
  return useIsPrerendered() ? (
    <PrerenderedHtml />
  ) : (
    <div>
      <Suspense>{children()}</Suspense>
    </div>
  );
}
