import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { linkTo } from '../paths.ts';
import type { Scrolling } from '../ports.ts';
import { useNavigating } from './ConsoleRouter.tsx';

/** One visit to an address: a second visit has another key. */
const visit = ({ pathname, key }: Pick<Location, 'pathname' | 'key'>) => `${pathname} ${key}`;

/**
 * Going back restores the scroll position, after a reload as far as the page is loaded by then; a new page begins
 * at its top. Rendered beside the page, so that it mounts together with it.
 */
export function KeepScroll({ scrolling }: { scrolling: Scrolling }) {
  const { navigation } = useNavigating();
  const { pathname, key, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  // Called before the next page is rendered: this one still has its scroll position.
  useEffect(() => navigation.subscribe(({ location }) => scrolling.remember(visit(location))), [navigation, scrolling]);
  useEffect(() => scrolling.onGone(() => visit(navigation.get().location)), [navigation, scrolling]);
  useLayoutEffect(() => {
    if (hash !== '') return; // the browser has scrolled to the anchor already
    const top = isReturn ? scrolling.remembered(visit({ pathname: linkTo(pathname), key })) : undefined;
    scrolling.to(top ?? 0);
  }, [scrolling, pathname, key, hash, isReturn]);
  return null;
}
