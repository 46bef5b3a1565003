import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathIn } from '../paths.ts';
import { useHydrated } from './useHydrated.ts';

/** The address somebody was brought to the home page from. The address bar is cleaned; the notice stays. */
export function useNotFound(home: string): { path: string | null; dismiss: () => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const said = search.get('notfound');
  const asked = said === null ? null : pathIn(said);
  const [path, setPath] = useState<string | null>(null);
  const hydrated = useHydrated();
  if (hydrated && asked !== null && asked !== path) setPath(asked);

  // Not before the notice has its path: a step is taken at once.
  useEffect(() => {
    if (hydrated && said !== null) void navigate(home, { replace: true });
  }, [hydrated, said, home, navigate]);

  return { path, dismiss: () => setPath(null) };
}
