import type { PointerEvent } from 'react';

/** Under the pointer a shortened cell tells its words in full; one that shows them all stays silent. */
export function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-whole]') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
