import { useLayoutEffect, useState } from 'react';
import { usualText } from './columns.ts';

/** Between the sides of an element of one line's height, as widths of columns are told; `null` until it is measured. */
export function useWidth(element: HTMLElement | null): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth((element.clientWidth * usualText) / element.clientHeight);
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

/** Follows a table that may be too wide for its scroller. */
export function useHiddenSides(scroller: HTMLElement | null, scrolls: boolean): Hidden {
  const [hidden, setHidden] = useState(nothing);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const measure = () => {
      const left = scrolls ? scroller.scrollLeft : 0;
      const [atStart, atEnd] = [left > 1, scrolls && left + scroller.clientWidth < scroller.scrollWidth - 1];
      setHidden((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => scroller.removeEventListener('scroll', measure);
  }, [scroller, scrolls]);
  return hidden;
}
