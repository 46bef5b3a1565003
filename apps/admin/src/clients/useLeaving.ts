import { useCallback, useRef } from 'react';
import { type Leaving, useGuard } from '../navigation/useGuard.ts';

/**
 * Holds back a way to another page while something is not saved, until the advisor has chosen. `leaving` is given while
 * the question stands; `pass` opens the way for what was just saved.
 */
export function useLeaving(): {
  leaving: Leaving | null;
  onDirty: (now: boolean) => void;
  pass: () => void;
} {
  const dirty = useRef(false);
  const leaving = useGuard(({ from, to }) => dirty.current && from !== to);
  return {
    leaving,
    onDirty: useCallback((now: boolean) => {
      dirty.current = now;
    }, []),
    pass: () => {
      dirty.current = false;
    },
  };
}
