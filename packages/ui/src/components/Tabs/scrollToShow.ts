/** How much of the neighbour stays in sight, in px: it says that there is more. */
const peek = 32;

/** The `scrollLeft` at which `part` lies wholly inside `view`, moved as little as can be. All in px. */
export function scrollToShow(part: { start: number; end: number }, view: { scroll: number; width: number }): number {
  const first = Math.max(0, part.start - peek);
  const last = part.end + peek - view.width;
  // In a view that is narrower than the part its beginning counts.
  return Math.min(first, Math.max(view.scroll, last));
}
