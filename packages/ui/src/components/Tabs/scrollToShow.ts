/** Visible part of the neighbour in px, which shows that there is more. */
const peek = 32;

/** The `scrollLeft` at which `part` is fully inside `view`, with the least movement. All in px. */
export function scrollToShow(part: { start: number; end: number }, view: { scroll: number; width: number }): number {
  const first = Math.max(0, part.start - peek);
  const last = part.end + peek - view.width;
  // In a view narrower than the part, its beginning is shown.
  return Math.min(first, Math.max(view.scroll, last));
}
