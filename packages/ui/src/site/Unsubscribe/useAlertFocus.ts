import { useEffect, useRef, type RefObject } from 'react';

/** Brings the focus to words that have just appeared, so that they are read. `cause` changes when they do. */
export function useAlertFocus(cause: unknown): RefObject<(HTMLDivElement & HTMLParagraphElement) | null> {
  const words = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  useEffect(() => {
    if (cause !== null) words.current?.focus();
  }, [cause]);
  return words;
}
