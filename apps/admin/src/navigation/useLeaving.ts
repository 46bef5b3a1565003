import { useCallback, useRef } from 'react';
import { type Leaving, useGuard } from './useGuard.ts';

/**
 * Blocks navigation while something is not saved, until the advisor has chosen. `leaving` is set while the question is
 * open; `pass` allows navigation after a save.
 *
 * @param isUnsaved whether there are unsaved changes besides those reported to `onDirty`
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
