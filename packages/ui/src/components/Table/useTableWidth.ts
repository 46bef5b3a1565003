import { useLayoutEffect, useState } from 'react';

/** Px between the sides of an element, `null` until it is measured. Give it one whose height never changes by itself. */
export function useWidth(element: HTMLElement | null): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element]);
  return width;
}

/** On which sides of a scroller more lies hidden. */
export interface Hidden {
  atStart: boolean;
  atEnd: boolean;
}

const nothing: Hidden = { atStart: false, atEnd: false };

/** Follows a table of `needed` px in a scroller of `width` px. */
export function useHiddenSides(scroller: HTMLElement | null, width: number | null, needed: number): Hidden {
  const [hidden, setHidden] = useState(nothing);
  useLayoutEffect(() => {
    if (!scroller || width === null) return undefined;
    const measure = () => {
      const left = width < needed ? scroller.scrollLeft : 0;
      const [atStart, atEnd] = [left > 1, left + width < needed - 1];
      setHidden((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => scroller.removeEventListener('scroll', measure);
  }, [scroller, width, needed]);
  return hidden;
}
