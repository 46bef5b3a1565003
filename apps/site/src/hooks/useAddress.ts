import type { Language } from '@fnc/domain';
import { useSyncExternalStore } from 'react';
import { languageOf } from '../paths.ts';
import type { Address } from '../router/addressBar.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Renders again only when this part changes: opening the contact form changes the anchor alone. */
function useAddressPart(part: keyof Address): string {
  const { addressBar } = useServices();
  return useSyncExternalStore(
    addressBar.onChange,
    () => addressBar.read()[part],
    () => addressBar.readBuilt()[part],
  );
}

/** `/en/contact` */
export const usePathname = (): string => useAddressPart('pathname');

/** `?a=b`, or empty; empty during hydration too, because the page was built without a query. */
export const useSearch = (): string => useAddressPart('search');

/** `#faq`, or empty. */
export const useHash = (): string => useAddressPart('hash');

/** This document's language, which the address decides. */
export const useSiteLanguage = (): Language => languageOf(usePathname());
