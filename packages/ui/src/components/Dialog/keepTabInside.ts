const focusable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

const takesTab = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true });

/**
 * Moves Tab from the last tab stop of a dialog to the first, and Shift+Tab the other way: the browser would move to its
 * address bar, or, in a frame, to the page around it. Between the ends the browser moves the focus.
 */
export function keepTabInside(event: KeyboardEvent): void {
  const dialog = event.currentTarget;
  const from = event.target;
  if (event.key !== 'Tab' || event.defaultPrevented || !(dialog instanceof Element) || !(from instanceof Node)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(takesTab);
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // Children of the focused element are also "following", and still ahead in the tab order.
  const goesOn = stops.some((stop) => stop !== from && (from.compareDocumentPosition(stop) & ahead) !== 0);
  const turn = event.shiftKey ? stops.at(-1) : stops[0];
  if (goesOn || !turn) return;
  event.preventDefault();
  turn.focus();
}
