import { useEffect, useState } from 'react';
import { pathIn } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import { useAddress } from './useAddress.ts';

/** The address somebody was brought to the home page from. The address bar is cleaned; the notice stays. */
export function useNotFound(home: string): { path: string | null; dismiss: () => void } {
  const { addressBar } = useServices();
  const said = new URLSearchParams(useAddress().search).get('notfound');
  const asked = said === null ? null : pathIn(said);
  const [path, setPath] = useState<string | null>(null);
  if (asked !== null && asked !== path) setPath(asked);

  // Not before the notice has its path: a step is taken at once.
  useEffect(() => {
    if (said !== null) addressBar.replace(home);
  }, [said, home, addressBar]);

  return { path, dismiss: () => setPath(null) };
}
