import { useCallback, useSyncExternalStore } from 'react';
import { queryBelow, type breakpoint } from '../../tokens/scale.ts';

/**
 * Whether the window is narrower than a breakpoint; in larger text it is so sooner. For what must be rendered otherwise, not for
 * what only looks otherwise.
 */
export function useBelow(name: keyof typeof breakpoint): boolean {
  const query = queryBelow(name);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
