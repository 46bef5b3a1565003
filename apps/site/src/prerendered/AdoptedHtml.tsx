import type { Ref } from 'react';

/**
 * Keeps the HTML that stands in the page. React leaves the inside of an element alone whose HTML it is told while it
 * takes a page over; what is told here never reaches the page.
 */
export function AdoptedHtml({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
