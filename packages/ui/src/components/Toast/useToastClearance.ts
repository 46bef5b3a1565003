import { type RefObject, useLayoutEffect } from 'react';

/**
 * Places messages of a dialog above its footer, at any number of button lines, so that they never cover the buttons.
 */
export function useToastClearance(foot: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const part = foot.current;
    const dialog = part?.closest('dialog');
    if (!isShown || !part || !dialog) return undefined;
    const size = new ResizeObserver(() => {
      // Its layout position, not its position during the opening animation.
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
