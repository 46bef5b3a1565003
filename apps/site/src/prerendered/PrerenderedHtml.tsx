import type { ComponentProps, Ref } from 'react';

type PrerenderedHtmlProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  ref?: Ref<HTMLDivElement>;
};

/**
 * Keeps the HTML that stands in the page. React leaves the inside of an element alone whose HTML it is told while it
 * takes a page over; what is told here never reaches the page.
 */
export function PrerenderedHtml(props: PrerenderedHtmlProps) {
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
