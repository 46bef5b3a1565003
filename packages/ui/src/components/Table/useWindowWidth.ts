import type { WindowWidth } from './columns.ts';
import { useBelow } from './useBelow.ts';

/** Which columns the window has room for. */
export function useWindowWidth(): WindowWidth {
  const belowDesktop = useBelow('desktop');
  const belowWide = useBelow('columns');
  return { belowDesktop, belowWide };
}
