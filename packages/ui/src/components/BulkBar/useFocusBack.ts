import { type RefObject, useLayoutEffect } from 'react';

/**
 * Whoever closes a bar from within goes back to where the bar came from: to the box that was used when it appeared.
 */
export function useFocusBack(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const before = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [bar]);
}
