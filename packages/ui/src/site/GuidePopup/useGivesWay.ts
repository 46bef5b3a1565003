import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Fields that are typed in, for which a phone opens its keyboard. */
const typedIn = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';

/** What an offer at the bottom of the window must not lie over: whatever the page marks so. */
const keptClear = '[data-keep-clear]';

function isInTheWay(place: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (place.contains(focused)) return false; // in use itself
  if (focused?.matches(typedIn)) return true;
  const inUse = [...document.querySelectorAll(keptClear)];
  // The page's content takes the focus as a whole when a page opens; that is nothing in use.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0 && focused !== document.body) inUse.push(focused);
  const own = place.getBoundingClientRect();
  return inUse.some((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > own.top && box.top < own.bottom;
  });
}

/**
 * Keeps something at the bottom of the window out of the way: it is away while somebody types, and while what is in use is
 * where it stands.
 *
 * @param onSeen   called when it is first in sight
 * @param onEscape Escape was pressed while it is in sight, wherever the focus is
 */
export function useGivesWay(
  place: RefObject<HTMLElement | null>,
  onSeen: () => void,
  onEscape: () => void,
): { away: boolean; seen: boolean } {
  const [away, setAway] = useState(true);
  const [seen, setSeen] = useState(false);
  if (!away && !seen) setSeen(true);
  const nowSeen = useEffectEvent(onSeen);

  useEffect(() => {
    const look = () => {
      if (place.current !== null) setAway(isInTheWay(place.current));
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', look, { passive: true, capture: true, signal });
    window.addEventListener('resize', look, { signal });
    document.addEventListener('focusin', look, { signal });
    // While the focus moves it is nowhere; a moment later it is where it goes.
    document.addEventListener('focusout', () => setTimeout(look), { signal });
    const observer = new ResizeObserver(look);
    observer.observe(document.body); // answers at once, and whenever the page grows or shrinks
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [place]);

  useEffect(() => {
    if (seen) nowSeen();
  }, [seen]);

  const escaped = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || away) return;
    if (document.querySelector('dialog:modal') === null) onEscape();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => escaped(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return { away, seen };
}
