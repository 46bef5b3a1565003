import { useEffect, useState } from 'react';

/** Longer than the pause between two keystrokes. */
const pauseMs = 800;

/** A text for a live region: empty at first, then what it has become once it stops changing. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '' && text === first) return undefined;
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return said;
}
