import { useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Whether a part of the page came as HTML with it: then that HTML stays until the part comes alive. */
export function useIsPrerendered(): boolean {
  const { isPrerendering } = useServices();
  const [isPrerendered] = useState(!useHydrated() && !isPrerendering);
  return isPrerendered;
}
