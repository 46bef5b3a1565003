import { pageAt } from '../paths.ts';
import { comeAlive } from './touched.ts';

/** Calls once, when the visitor first touches the page in any way; answers how to stop waiting. */
export function onFirstTouch(task: () => void) {
  const stop = new AbortController();
  for (const event of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input']) {
    const once = () => {
      stop.abort();
      task();
    };
    window.addEventListener(event, once, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** The address asks for something that the HTML of its page does not show. */
const asksForMore = () =>
  pageAt(location.pathname) === 'contact' ||
  location.hash !== '' ||
  new URLSearchParams(location.search).has('notfound');

/** A page that is read needs no script: it comes alive at the visitor's first touch of any kind. */
export function waitForTouch() {
  const touchedBefore = document.documentElement.dataset['touched'] !== undefined; // prerender/startApp.js
  if (touchedBefore || window.scrollY > 0 || asksForMore()) {
    comeAlive();
    return;
  }
  onFirstTouch(comeAlive);
  for (const event of ['scroll', 'focusin', 'popstate']) window.addEventListener(event, comeAlive, { once: true });
}
