/** The part of `document` that tells whether the page is visible. */
export type VisiblePage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back at the interval while the page is visible, and at once when it becomes visible after a while. Returns
 * how to stop.
 */
export function whileVisible(page: VisiblePage, everyMs: number, callback: () => void): () => void {
  let lastCall = Date.now();
  const call = () => {
    if (page.visibilityState !== 'visible' || Date.now() - lastCall < everyMs / 2) return;
    lastCall = Date.now();
    callback();
  };
  const timer = setInterval(call, everyMs);
  page.addEventListener('visibilitychange', call);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', call);
  };
}

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
