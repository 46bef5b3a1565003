import { useEffect, useRef } from 'react';

/**
 * When something that stood over the page is gone with the button that had the focus, the focus goes back to what had it in
 * the page before, or else to the page's content.
 */
export function useFocusAfter(open: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) {
      wasOpen.current = true;
      const remember = ({ target }: { target: EventTarget | null }) => {
        if (target instanceof HTMLElement && target.closest('main') !== null) before.current = target;
      };
      remember({ target: document.activeElement });
      document.addEventListener('focusin', remember);
      return () => document.removeEventListener('focusin', remember);
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && isLost) {
      (before.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    }
    return undefined;
  }, [open]);
}
