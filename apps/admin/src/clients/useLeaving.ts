import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds back a way to another page while something is not saved, until the advisor has chosen. `leaving` is given while
 * the question stands; `pass` opens the way for what was just saved.
 */
export function useLeaving() {
  const dirty = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({
        currentLocation,
        nextLocation,
      }: {
        currentLocation: { pathname: string };
        nextLocation: { pathname: string };
      }) => dirty.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );
  return {
    leaving: blocker.state === 'blocked' ? { onStay: () => blocker.reset(), onLeave: () => blocker.proceed() } : null,
    onDirty: useCallback((now: boolean) => {
      dirty.current = now;
    }, []),
    pass: () => {
      dirty.current = false;
    },
  };
}
