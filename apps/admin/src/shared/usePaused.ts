import { useEffect, useState } from 'react';

/** Keys that follow each other within this time are one question to the server, in ms. */
const pauseMs = 150;

/** What was typed, a moment after the last key; nothing at once. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
