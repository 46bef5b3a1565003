import { useEffect, useState } from 'react';

/** Whether this many milliseconds have passed since it was first drawn. */
export function useDelay(ms: number): boolean {
  const [passed, setPassed] = useState(ms === 0);
  useEffect(() => {
    if (passed) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms, passed]);
  return passed;
}
