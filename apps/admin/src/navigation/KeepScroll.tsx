import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { linkTo } from '../paths.ts';
import type { Scrolling } from '../ports.ts';
import { useNavigating } from './NavigationContext.ts';

/** A visit to an address: going there once more is another one. */
const visit = ({ pathname, key }: Pick<Location, 'pathname' | 'key'>) => `${pathname} ${key}`;

/**
 * Going back returns to where the page was scrolled to, after a reload as far as the page is there by then; a new page begins
 * at its top. It stands beside the page, so that it comes with it.
 */
export function KeepScroll({ scrolling }: { scrolling: Scrolling }) {
  const { navigation } = useNavigating();
  const { pathname, key, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  // Told before the next page is drawn: this one is still as it was left.
  useEffect(() => navigation.subscribe(({ location }) => scrolling.remember(visit(location))), [navigation, scrolling]);
  useEffect(() => scrolling.onGone(() => visit(navigation.get().location)), [navigation, scrolling]);
  useLayoutEffect(() => {
    if (hash !== '') return; // the browser is there already
    const top = isReturn ? scrolling.remembered(visit({ pathname: linkTo(pathname), key })) : undefined;
    scrolling.to(top ?? 0);
  }, [scrolling, pathname, key, hash, isReturn]);
  return null;
}
