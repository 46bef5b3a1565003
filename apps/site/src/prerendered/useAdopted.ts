import { useDeferredValue, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { useServices } from '../ServicesProvider.tsx';

/**
 * Whether a part of the page still is the HTML that came with it. It is no more when the visitor changes the language:
 * deferred, so that the HTML stays in sight until the part and its words in the other language are there.
 */
export function useAdopted(): boolean {
  const { isPrerendering } = useServices();
  const language = useDeferredValue(useSiteLanguage());
  const cameWithPage = !useHydrated() && !isPrerendering;
  const [adopted, setAdopted] = useState(cameWithPage ? language : null);
  if (adopted !== null && adopted !== language) setAdopted(null);
  return adopted !== null && adopted === language;
}
