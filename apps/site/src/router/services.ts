import type { Address, AddressBar } from './addressBar.ts';

const addressOf = ({ pathname, search, hash }: Address): Address => ({ pathname, search, hash });

/** The same-origin link of a click that stays in this window. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  return link.origin === location.origin && (link.target === '' || link.target === '_self') ? link : null;
}

/** The result of `read`, as the same object while it is unchanged. */
function remembered(read: () => Address): () => Address {
  let last = read();
  return () => {
    const now = read();
    const same = now.pathname === last.pathname && now.search === last.search && now.hash === last.hash;
    if (!same) last = now;
    return last;
  };
}

/** The state of the entries that `push` added; it survives a reload. */
interface Pushed {
  readonly pushed: true;
}
const wasPushed = (state: unknown): boolean => (state as Partial<Pushed> | null)?.pushed === true;

/** Of the entries of this window only those of this site have an address here. */
function previousAddress(): Address | null {
  if (!('navigation' in window)) return null; // an older browser
  const { currentEntry } = navigation;
  const url = currentEntry === null ? null : navigation.entries()[currentEntry.index - 1]?.url;
  return url == null ? null : addressOf(new URL(url));
}

/** The browser's address bar. */
export function browserAddressBar(): AddressBar {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** A page takes a moment to go, and a second step back would leave the site. */
  let goesBack = false;
  addEventListener('pageshow', () => {
    goesBack = false;
  });
  /** The address to go back to. While it is under way a second one would leave the page. */
  let leavingFor: string | null = null;
  // Also fired when only the anchor changes.
  addEventListener('popstate', () => {
    // The entry may have an older query than the one that was pushed over it.
    if (leavingFor !== null) history.replaceState(history.state, '', leavingFor);
    leavingFor = null;
    notify();
  });
  const replace = (to: string) => {
    history.replaceState(history.state, '', to);
    notify();
  };
  return {
    read: remembered(() => addressOf(location)),
    readBuilt: remembered(() => ({ ...addressOf(location), search: '' })),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to) => {
      history.pushState({ pushed: true } satisfies Pushed, '', to);
      notify();
    },
    replace,
    leave: (to) => {
      if (!wasPushed(history.state)) return replace(to);
      if (leavingFor === null) history.back();
      leavingFor = to;
    },
    readPrevious: previousAddress,
    goBack: () => {
      if (!goesBack) history.back();
      goesBack = true;
    },
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
}
