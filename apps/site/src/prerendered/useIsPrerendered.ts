import { useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Whether a part is in the page as HTML: then that HTML stays until the part is hydrated. */
export function useIsPrerendered(): boolean {
  const { isPrerendering } = useServices();
  const [isPrerendered] = useState(!useHydrated() && !isPrerendering);
  return isPrerendered;
}
