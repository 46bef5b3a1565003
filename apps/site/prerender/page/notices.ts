import { around } from './app.ts';

/** Shows one of the messages that came hidden at the foot of the page (PageNotices.tsx); `null`: none. */
export function say(notice: 'failed' | 'offline' | null): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-notice]'))
    line.hidden = line.dataset['notice'] !== notice;
}

function answerNotice(event: Event) {
  const button = around(event, '[data-dismiss],[data-try-again]');
  if (button?.closest('[data-notice]') == null) return;
  say(null);
  // A browser may cache a failed fetch: only a reload asks again. What was typed is kept.
  if (around(event, '[data-try-again]') !== null && navigator.onLine) location.reload();
}

/** Without a connection, following a link would lose the page. */
function stay(event: Event) {
  const link = around(event, 'a[href]') as HTMLAnchorElement | null;
  if (link === null || navigator.onLine || link.origin !== location.origin || event.defaultPrevented) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  say('offline');
}

/** A click that nothing else handled. */
export function answerClick(event: Event): void {
  stay(event);
  answerNotice(event);
}

addEventListener('click', answerClick);
addEventListener('online', () => say(null));
