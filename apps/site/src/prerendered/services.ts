import { pageAt, type PageId } from '../paths.ts';
import { comeAlive } from './touched.ts';

/**
 * Calls once, when the visitor first touches the page in any way; answers how to stop waiting. Listens before React, which
 * keeps what happens to a part that is not alive yet from everybody behind it: a finger would never be noticed.
 */
export function onFirstTouch(task: () => void) {
  const stop = new AbortController();
  for (const event of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'input']) {
    const once = () => {
      stop.abort();
      task();
    };
    window.addEventListener(event, once, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Pages that show what their query says: the sum of a calculation, the button of a mail's link. */
const readsQuery: ReadonlySet<PageId | undefined> = new Set<PageId>(['calculator', 'unsubscribe']);

/** The address asks for something that the HTML of its page does not show. */
function asksForMore(): boolean {
  const { pathname, search, hash } = location;
  const page = pageAt(pathname);
  if (hash !== '') return true;
  return readsQuery.has(page) ? search !== '' : new URLSearchParams(search).has('notfound');
}

/** A page that is read needs no script: it comes alive at the visitor's first touch of any kind. */
export function waitForTouch() {
  const touchedBefore = document.documentElement.dataset['touched'] !== undefined; // prerender/startApp.js
  if (touchedBefore || window.scrollY > 0 || asksForMore()) {
    comeAlive();
    return;
  }
  onFirstTouch(comeAlive);
  for (const event of ['scroll', 'focusin', 'popstate']) {
    window.addEventListener(event, comeAlive, { capture: true, once: true });
  }
}
