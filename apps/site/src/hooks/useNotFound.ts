import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from './useHydrated.ts';

const longestPath = 200;

/** The address somebody was brought to the home page from. The address bar is cleaned; the notice stays. */
export function useNotFound(home: string): { path: string | null; dismiss: () => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('notfound');
  const [path, setPath] = useState<string | null>(null);
  const hydrated = useHydrated();
  if (hydrated && asked !== null && asked !== path) setPath(asked);

  useEffect(() => {
    if (asked !== null) void navigate(home, { replace: true });
  }, [asked, home, navigate]);

  return { path: path?.slice(0, longestPath) ?? null, dismiss: () => setPath(null) };
}
