import { useEffect, useState } from 'react';

/** Typing has paused when nothing was typed for this long. */
const pauseMs = 1000;

const typed = ['keydown', 'input'] as const;

const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable]:not([contenteditable="false"])') === true;

/**
 * True once something is wanted and nobody is typing: a dialog that took the keyboard in the middle of a sentence would
 * get the rest of it, while the text on the page would not.
 */
export function useAfterTyping(wanted: boolean): boolean {
  const [hasPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const pause = () => setPaused(true);
    let timer = setTimeout(pause, isWriting() ? pauseMs : 0);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(pause, pauseMs);
    };
    // Also what comes without keys: from the keyboard of a phone, or spoken.
    for (const type of typed) document.addEventListener(type, wait, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of typed) document.removeEventListener(type, wait, { capture: true });
      setPaused(false);
    };
  }, [wanted]);
  return wanted && hasPaused;
}
