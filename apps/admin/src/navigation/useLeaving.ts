import { useCallback, useRef } from 'react';
import { type Leaving, useGuard } from './useGuard.ts';

/**
 * Blocks navigation while something is not saved, until the advisor has chosen. `leaving` is set while the question is
 * open; `pass` allows navigation after a save.
 *
 * @param isUnsaved whether there are unsaved changes besides those reported to `onDirty`
 * @param onLeft called when the page may go: all is saved, or the advisor leaves without saving
 */
export function useLeaving(
  isUnsaved: () => boolean = () => false,
  onLeft: () => void = () => undefined,
): {
  leaving: Leaving | null;
  onDirty: (now: boolean) => void;
  pass: () => void;
} {
  const dirty = useRef(false);
  const leaving = useGuard(({ from, to }) => from !== to && (dirty.current || isUnsaved()));
  return {
    leaving: leaving && {
      ...leaving,
      onLeave() {
        onLeft();
        leaving.onLeave();
      },
    },
    onDirty: useCallback((now: boolean) => {
      dirty.current = now;
    }, []),
    pass: () => {
      dirty.current = false;
      onLeft();
    },
  };
}
