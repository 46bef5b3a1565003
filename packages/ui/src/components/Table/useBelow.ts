import { useCallback, useSyncExternalStore } from 'react';
import { queryBelow, type breakpoint } from '../../tokens/scale.ts';

/**
 * Whether the window is narrower than a breakpoint, which grows with the text size. For differences in markup; for
 * differences in style use a media query.
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
