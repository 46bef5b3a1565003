import { Suspense, type ReactNode } from 'react';
import { PrerenderedHtml } from './PrerenderedHtml.tsx';
import { useIsPrerendered } from './useIsPrerendered.ts';

export interface PrerenderedProps {
  /** Renders the part; called by the build, and in the browser only when its HTML is not in the page. */
  children: () => ReactNode;
}

/** A part of a page that needs no script: its HTML stays, and neither its code nor its words are fetched. */
export function Prerendered({ children }: PrerenderedProps) {
  return useIsPrerendered() ? (
    <PrerenderedHtml />
  ) : (
    <div>
      <Suspense>{children()}</Suspense>
    </div>
  );
}
