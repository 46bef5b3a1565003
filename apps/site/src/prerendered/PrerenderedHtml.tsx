import type { ComponentProps, Ref } from 'react';

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
