import { useEffect, useState } from 'react';

/** Writes text to the clipboard; rejects when that is not allowed. */
export type CopyText = (text: string) => Promise<void>;

const toClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

/**
 * State of a copy: `copied` lasts two seconds, `refused` until the next try. `onRefused` prepares the text for copying
 * by hand.
 */
export function useCopy(text: string, copy: CopyText = toClipboard, onRefused?: () => void) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  // On an insecure page `navigator.clipboard` is undefined: that throws instead of rejecting.
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
