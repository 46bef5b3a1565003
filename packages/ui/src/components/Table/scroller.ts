export type Scroller = HTMLElement | Window;

/**
 * The vertical scroller of an element: a frame around it, or the page. Ignores a table's own frame, which may change.
 */
export function scrollerOf(element: HTMLElement): Scroller {
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (frame.dataset['scrolls'] !== undefined) continue;
    if (/^(auto|scroll)$/.test(getComputedStyle(frame).overflowY)) return frame;
  }
  return window;
}

/** Px from the top of the scrolled content to the element, at any scroll position. */
export function offsetIn(scroller: Scroller, element: HTMLElement): number {
  const { top } = element.getBoundingClientRect();
  if (scroller instanceof HTMLElement) {
    return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
  }
  return top + scroller.scrollY;
}
