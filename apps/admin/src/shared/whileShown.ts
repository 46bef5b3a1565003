import type { VisiblePage } from './whileVisible.ts';

/** Calls `begin` whenever the page becomes visible, and its result when the page is hidden. Returns how to stop. */
export function whileShown(page: VisiblePage, begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const look = () => {
    const isShown = page.visibilityState === 'visible';
    if (isShown && end === null) end = begin();
    if (!isShown && end !== null) {
      end();
      end = null;
    }
  };
  look();
  page.addEventListener('visibilitychange', look);
  return () => {
    page.removeEventListener('visibilitychange', look);
    end?.();
    end = null;
  };
}
