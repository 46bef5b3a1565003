import { breakpoint } from '../../tokens/scale.ts';
import type { WindowWidth } from './columns.ts';
import { useMedia } from './useMedia.ts';

/** Which columns the window has room for. */
export function useWindowWidth(): WindowWidth {
  const belowDesktop = useMedia(`(max-width: ${breakpoint.desktop - 0.02}px)`);
  const belowWide = useMedia('(max-width: 1199.98px)');
  return { belowDesktop, belowWide };
}
