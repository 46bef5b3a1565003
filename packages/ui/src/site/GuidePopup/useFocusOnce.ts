import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus when it appears, because what had it is gone. */
export function useFocusOnce<Of extends HTMLElement>(shown: boolean): RefObject<Of | null> {
  const ref = useRef<Of>(null);
  useEffect(() => {
    if (shown) ref.current?.focus({ preventScroll: true });
  }, [shown]);
  return ref;
}
