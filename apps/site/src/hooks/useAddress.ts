import { useSyncExternalStore } from 'react';
import type { Address } from '../router/addressBar.ts';
import { useServices } from '../ServicesProvider.tsx';

/** The current address. During hydration it has no query, because the page was built without one. */
export function useAddress(): Address {
  const { addressBar } = useServices();
  return useSyncExternalStore(addressBar.onChange, addressBar.read, addressBar.readBuilt);
}
