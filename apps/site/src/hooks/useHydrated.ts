import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration, true afterwards: data of this visit must wait for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
