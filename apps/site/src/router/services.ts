import type { Address, AddressBar } from './addressBar.ts';

const addressOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): Address => ({ pathname, search, hash });

/** The link that a click follows in this window, to this site. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  return link.origin === location.origin && (link.target === '' || link.target === '_self') ? link : null;
}

/** The browser's own. */
export const browserAddressBar: AddressBar = {
  read: () => addressOf(location),
  write: (to) => history.replaceState(history.state, '', to),
  onLink: (take) => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (link !== null && take(addressOf(link))) event.preventDefault();
    };
    document.addEventListener('click', follow, { signal: stop.signal });
    return () => stop.abort();
  },
};
