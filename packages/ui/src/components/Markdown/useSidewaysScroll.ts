import { type RefCallback, useCallback, useState } from 'react';

/** On which sides a part lies outside what is seen. */
export type HiddenSides = 'none' | 'start' | 'end' | 'both';

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Element): HiddenSides {
  const before = scrollLeft > 1;
  const after = scrollWidth - clientWidth - scrollLeft > 1;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
}

/** Follows an element that may scroll sideways; put `ref` on it. */
export function useSidewaysScroll(): { ref: RefCallback<HTMLElement>; hidden: HiddenSides } {
  const [hidden, setHidden] = useState<HiddenSides>('none');
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = () => setHidden(hiddenSides(element));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { ref, hidden };
}
