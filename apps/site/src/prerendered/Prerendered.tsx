import { type ComponentProps, type ReactNode, type Ref, Suspense, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Whether a part is in the page as HTML: then that HTML stays until the part is hydrated. */
export function useIsPrerendered(): boolean {
  const { isPrerendering } = useServices();
  const [isPrerendered] = useState(!useHydrated() && !isPrerendering);
  return isPrerendered;
}

type PrerenderedHtmlProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  ref?: Ref<HTMLDivElement>;
};

/**
 * Keeps the page's existing HTML. During hydration React does not touch the inside of an element with
 * `dangerouslySetInnerHTML`; the value given here is never rendered.
 */
export function PrerenderedHtml(props: PrerenderedHtmlProps) {
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}

interface PrerenderedProps {
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
