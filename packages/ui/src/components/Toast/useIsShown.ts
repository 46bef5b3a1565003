import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the page, at any later moment. The outcome of work that it started is a toast once
 * it has gone: nobody would see a notice in it.
 *
 * @param open `false`: it is there but closed
 */
export function useIsShown(open = true): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = open;
    return () => {
      shown.current = false;
    };
  }, [open]);
  return useCallback(() => shown.current, []);
}
