import { useEffect, useEffectEvent } from 'react';

const step = 250;

/** Reports passing milliseconds while `running`; a hidden page and a sleeping machine count as standing still. */
export function useCountdown(running: boolean, onPassed: (milliseconds: number) => void): void {
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    if (!running) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) passed(Math.min(now - last, 2 * step));
      last = now;
    }, step);
    return () => clearInterval(timer);
  }, [running]);
}
