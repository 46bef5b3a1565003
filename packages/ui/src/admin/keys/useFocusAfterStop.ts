import { type RefObject, useEffect, useRef } from 'react';

/** A ref that fits both. */
type Place = HTMLDivElement & HTMLAnchorElement;

/**
 * Stopping removes its own button, and the focus with it: the place that shows the outcome gets it. When several
 * elements have the ref, the last one is that place.
 *
 * @returns the ref, and `stop` for the button
 */
export function useFocusAfterStop(isStopped: boolean, stop: () => unknown): [RefObject<Place | null>, () => void] {
  const place = useRef<Place>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isStopped && isAsked.current && document.activeElement === document.body) place.current?.focus();
    isAsked.current = false;
  }, [isStopped]);
  return [
    place,
    () => {
      isAsked.current = true;
      stop();
    },
  ];
}
