import type { Language } from '@fnc/domain';
import { useSyncExternalStore } from 'react';
import { languageOf } from '../paths.ts';
import type { Address } from '../router/addressBar.ts';
import { useServices } from '../ServicesProvider.tsx';

/** The current address. During hydration it has no query, because the page was built without one. */
export function useAddress(): Address {
  const { addressBar } = useServices();
  return useSyncExternalStore(addressBar.onChange, addressBar.read, addressBar.readBuilt);
}

/** This document's language, which the address decides. */
export const useSiteLanguage = (): Language => languageOf(useAddress().pathname);
