import type { ReactNode } from 'react';
import { AdoptedHtml } from './AdoptedHtml.tsx';
import { useAdopted } from './useAdopted.ts';

export interface PrerenderedProps {
  /** What it says may have changed since the pages were built: then it is rendered. */
  outdated?: boolean;
  /** Shows the part; called while pages are built, and in the browser only where its HTML did not come with the page. */
  children: () => ReactNode;
}

/**
 * A part of a page that needs no script: on the page that was loaded its HTML stays as it came, and neither its code nor
 * its words are fetched. After a step from another page, or in the other language, it is rendered like any part.
 */
export function Prerendered({ outdated = false, children }: PrerenderedProps) {
  const adopted = useAdopted();
  return adopted && !outdated ? <AdoptedHtml /> : <div>{children()}</div>;
}
