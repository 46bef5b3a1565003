import type { MouseEvent } from 'react';

/** A click that stays on this page is handled here; with a modifier key, or the middle button, the link is followed as links are. */
export const plainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
};
