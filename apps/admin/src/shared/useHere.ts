import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page that started a call is still mounted when it ends: after leaving the page, nothing calls back. */
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
