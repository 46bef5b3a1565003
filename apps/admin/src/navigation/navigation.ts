import {
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** Where the console is, and how it came there. */
interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/** A way from one page to another, by their addresses. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

/** Somebody who has to be asked before a page is left. */
export interface Guard {
  readonly holds: (way: Way) => boolean;
  /** The way was not taken: the page stays. `go` takes it after all. */
  readonly onHeld: (go: () => void) => void;
}

/** The router's own way of going somewhere, with guards. Only its data routers, three times as large, have them. */
export interface Navigation extends Navigator {
  get: () => Place;
  /** Told after every step, with the place that was left. Answers how to stop. */
  subscribe: (listener: (left: Place) => void) => () => void;
  /** Ends the page without a step of its own, such as by signing out; what is not saved is asked about first. */
  end: (act: () => void) => void;
  /** Answers how to send the guard away. */
  guard: (guard: Guard) => () => void;
}

/** Where a page that ends leads to: no page is there. */
const nowhere = '';

/** @param tab the addresses of this tab, told of every step, also of our own */
export function createNavigation(tab: BrowserHistory): Navigation {
  let place: Place = { location: tab.location, action: tab.action };
  const listeners = new Set<(left: Place) => void>();
  const guards = new Set<Guard>();
  /** The next step is one that was held before. */
  let passes = false;
  /** What to do when a step through the history has been taken back; the browser has taken it before it can be held. */
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
