import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page that asked is still mounted when an answer comes: after leaving it, nothing calls back. */
export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
