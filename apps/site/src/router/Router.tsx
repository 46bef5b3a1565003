import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Address, AddressBar } from './addressBar.ts';

/** How the visitor came to an address: by loading it, by a link, by the app itself, or with the browser's buttons. */
type Step = 'load' | 'link' | 'replace' | 'back';

interface Place extends Address {
  step: Step;
}

/** Goes to an address of this site without loading a page; with `replace` the one left is not in the history. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

interface RouterValue {
  place: Place;
  navigate: Navigate;
}

const RouterContext = createContext<RouterValue | null>(null);

export interface RouterProps {
  addressBar: AddressBar;
  children: ReactNode;
}

/** Which address is shown. A page that is still being fetched keeps the one before it in sight. */
export function Router({ addressBar, children }: RouterProps) {
  const [place, setPlace] = useState<Place>(() => ({ ...addressBar.read(), step: 'load' }));

  useEffect(
    () =>
      addressBar.onChange(() => {
        startTransition(() => setPlace({ ...addressBar.read(), step: 'back' }));
      }),
    [addressBar],
  );

  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      addressBar.show(to, replace);
      startTransition(() => setPlace({ ...addressBar.read(), step: replace ? 'replace' : 'link' }));
    },
    [addressBar],
  );

  return <RouterContext value={useMemo(() => ({ place, navigate }), [place, navigate])}>{children}</RouterContext>;
}

function useRouter(): RouterValue {
  const router = use(RouterContext);
  if (router === null) throw new Error('Wrap the app in <Router>.');
  return router;
}

export const useLocation = (): Place => useRouter().place;

export const useNavigate = (): Navigate => useRouter().navigate;

/** The query of the address; it is empty while pages are built, so what depends on it waits for `useHydrated`. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
