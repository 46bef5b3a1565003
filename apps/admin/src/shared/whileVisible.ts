/** The part of `document` that tells whether anyone can see the page. */
export type VisiblePage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back every so often while the page can be seen, and at once when it is seen again after a while. Answers how to
 * stop.
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
