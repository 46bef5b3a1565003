import type { VisiblePage } from './whileVisible.ts';

/** Begins something whenever the page can be seen, and ends it when it cannot. Answers how to stop. */
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
