import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the prerendered page is taken over, true from then on: what only this visit knows waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
