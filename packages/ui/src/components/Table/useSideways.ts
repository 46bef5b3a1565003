import { useLayoutEffect, useState } from 'react';

export interface Sideways {
  /** The table needs more room than there is. */
  scrolls: boolean;
  /** More columns lie hidden at this side. */
  atStart: boolean;
  atEnd: boolean;
}

const fits: Sideways = { scrolls: false, atStart: false, atEnd: false };

/** Whether a table of `needed` px fits in its scroller, and on which side more of it lies. */
export function useSideways(element: HTMLElement | null, needed: number): Sideways {
  const [now, setNow] = useState(fits);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const scrolls = element.clientWidth < needed;
      const left = element.scrollLeft;
      const next: Sideways = {
        scrolls,
        atStart: scrolls && left > 1,
        atEnd: scrolls && left + element.clientWidth < needed - 1,
      };
      setNow((before) =>
        before.scrolls === next.scrolls && before.atStart === next.atStart && before.atEnd === next.atEnd
          ? before
          : next,
      );
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [element, needed]);
  return now;
}
