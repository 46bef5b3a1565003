import { type RefObject, useLayoutEffect } from 'react';

/** Messages of a dialog stand above its foot, however many lines the buttons there take: they never hide the way on. */
export function useToastClearance(foot: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const part = foot.current;
    const dialog = part?.closest('dialog');
    if (!isShown || !part || !dialog) return undefined;
    const size = new ResizeObserver(() => {
      // Where it stands, not where it is drawn while it comes in.
      const below = window.innerHeight - dialog.offsetTop - dialog.offsetHeight;
      dialog.style.setProperty('--toast-bottom', `calc(${below + part.offsetHeight}px + 0.75rem)`);
    });
    size.observe(part);
    return () => {
      size.disconnect();
      dialog.style.removeProperty('--toast-bottom');
    };
  }, [foot, isShown]);
}
