import { useEffect, useState } from 'react';

/** Keys typed within this time, in ms, make one request. */
const pauseMs = 150;

/** The typed text, a moment after the last key; an empty text at once. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
