const focusable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

const takesTab = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true });

/**
 * At the last stop of a dialog Tab goes to the first, and Shift with Tab the other way: the browser would go to its own
 * address bar, or, in a frame, to the page around it. Between the ends the browser does what it always does.
 */
export function keepTabInside(event: KeyboardEvent): void {
  const dialog = event.currentTarget;
  const from = event.target;
  if (event.key !== 'Tab' || event.defaultPrevented || !(dialog instanceof Element) || !(from instanceof Node)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(takesTab);
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // What stands inside the focused element is "following" too, and still ahead.
  const goesOn = stops.some((stop) => stop !== from && (from.compareDocumentPosition(stop) & ahead) !== 0);
  const turn = event.shiftKey ? stops.at(-1) : stops[0];
  if (goesOn || !turn) return;
  event.preventDefault();
  turn.focus();
}
