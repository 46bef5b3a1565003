import { Suspense, type ReactNode } from 'react';
import { AdoptedHtml } from './AdoptedHtml.tsx';
import { useAdopted } from './useAdopted.ts';

export interface PrerenderedProps {
  /** Shows the part; called while pages are built, and in the browser only where its HTML did not come with the page. */
  children: () => ReactNode;
}

/** A part of a page that needs no script: its HTML stays as it came, and neither its code nor its words are fetched. */
export function Prerendered({ children }: PrerenderedProps) {
  return useAdopted() ? (
    <AdoptedHtml />
  ) : (
    <div>
      <Suspense>{children()}</Suspense>
    </div>
  );
}
