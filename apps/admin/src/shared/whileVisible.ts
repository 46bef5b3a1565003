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
