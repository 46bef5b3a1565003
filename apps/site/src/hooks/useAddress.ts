import { useSyncExternalStore } from 'react';
import type { Address } from '../router/addressBar.ts';
import { useServices } from '../ServicesProvider.tsx';

/** The address one is at. While the prerendered page is taken over it has no query: the page was built without one. */
export function useAddress(): Address {
  const { addressBar } = useServices();
  return useSyncExternalStore(addressBar.onChange, addressBar.read, addressBar.readBuilt);
}
