import type { MouseEvent } from 'react';

/** Handles a plain click on the page; with a modifier key or the middle button the browser follows the link. */
export const plainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
};
