import {
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** A place in the console, and how the navigation arrived there. */
interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/** A navigation from one page to another, by their addresses. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

/** Decides whether a page may be left. */
export interface Guard {
  readonly holds: (way: Way) => boolean;
  /** The navigation was blocked: the page stays. `go` continues it. */
  readonly onHeld: (go: () => void) => void;
}

/**
 * The router's navigator, with guards. Only the router's data routers have guards, and they are three times as large.
 */
export interface Navigation extends Navigator {
  get: () => Place;
  /** Calls the listener after every navigation, with the place that was left. Returns how to unsubscribe. */
  subscribe: (listener: (left: Place) => void) => () => void;
  /** Ends the page without a navigation, such as by signing out; guards are asked first. */
  end: (act: () => void) => void;
  /** Adds a guard. Returns how to remove it. */
  guard: (guard: Guard) => () => void;
}

/** The destination when a page ends: no page has this address. */
export const nowhere = '';

/** @param tab the history of this tab, which also reports our own navigations */
export function createNavigation(tab: BrowserHistory): Navigation {
  let place: Place = { location: tab.location, action: tab.action };
  const listeners = new Set<(left: Place) => void>();
  const guards = new Set<Guard>();
  /** The next step was blocked before and is let through now. */
  let passes = false;
  /** What to do once a step through the history is undone: a browser takes a step before it can be blocked. */
  let afterReturn: (() => void) | null = null;

  function isHeld(to: string, go: () => void): boolean {
    if (passes) return false;
    const way = { from: place.location.pathname, to };
    const guard = [...guards].find(({ holds }) => holds(way));
    guard?.onHeld(() => {
      passes = true;
      go();
    });
    return guard !== undefined;
  }

  const pathOf = (to: To): string => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname ?? place.location.pathname;
  };

  tab.listen(({ action, location: next, delta }) => {
    if (afterReturn !== null) {
      const then = afterReturn;
      afterReturn = null;
      return then();
    }
    const isStep = action === NavigationType.Pop && delta !== null && delta !== 0;
    const goAgain = () => {
      if (afterReturn === null) tab.go(delta ?? 0);
      else afterReturn = () => tab.go(delta ?? 0);
    };
    if (isStep && isHeld(next.pathname, goAgain)) {
      afterReturn = () => undefined;
      return tab.go(-delta);
    }
    passes = false;
    const left = place;
    place = { location: next, action };
    for (const listener of listeners) listener(left);
  });

  return {
    createHref: (to) => tab.createHref(to),
    encodeLocation: (to) => tab.encodeLocation(to),
    go: (delta) => tab.go(delta),
    push(to, state: unknown) {
      const go = () => tab.push(to, state);
      if (!isHeld(pathOf(to), go)) go();
    },
    replace(to, state: unknown) {
      const go = () => tab.replace(to, state);
      if (!isHeld(pathOf(to), go)) go();
    },
    end(act) {
      if (!isHeld(nowhere, act)) act();
    },
    get: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard(guard) {
      guards.add(guard);
      return () => guards.delete(guard);
    },
  };
}
