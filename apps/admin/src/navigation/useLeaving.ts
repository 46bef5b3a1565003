import { useCallback, useRef } from 'react';
import { type Leaving, useGuard } from './useGuard.ts';

/**
 * Holds back a way to another page while something is not saved, until the advisor has chosen. `leaving` is given while
 * the question stands; `pass` opens the way for what was just saved.
 *
 * @param isUnsaved whether there is more that is not saved than what `onDirty` told
 */
export function useLeaving(isUnsaved: () => boolean = () => false): {
  leaving: Leaving | null;
  onDirty: (now: boolean) => void;
  pass: () => void;
} {
  const dirty = useRef(false);
  const leaving = useGuard(({ from, to }) => from !== to && (dirty.current || isUnsaved()));
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
