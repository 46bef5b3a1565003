import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page that asked is still there when an answer comes: whoever left is not called back. */
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
