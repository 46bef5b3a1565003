import { useEffect, useState } from 'react';

/** Puts text on the clipboard; rejects where that is not allowed. */
export type CopyText = (text: string) => Promise<void>;

const toClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

/**
 * How a copy ended: `copied` is said for two seconds, `refused` until the next try. `onRefused` makes the text ready to be
 * copied by hand.
 */
export function useCopy(text: string, copy: CopyText = toClipboard, onRefused?: () => void) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  // An insecure page has no clipboard at all: that throws instead of rejecting.
  const start = async () => {
    try {
      await copy(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      onRefused?.();
    }
  };
  return { outcome, start: () => void start() };
}
