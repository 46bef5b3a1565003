import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import { base } from '../paths.ts';
import type { Navigation } from './navigation.ts';

interface Navigating {
  readonly navigation: Navigation;
  /** Starts loading the code of the page at this address, without the base. Resolves to whether it is there. */
  readonly fetchPage: (path: string) => Promise<boolean>;
}

const NavigationContext = createContext<Navigating | null>(null);
const NavigationProvider = NavigationContext;

export function useNavigating(): Navigating {
  const navigating = use(NavigationContext);
  if (navigating === null) throw new Error('useNavigating is used outside <ConsoleRouter>.');
  return navigating;
}

interface ConsoleRouterProps extends Navigating {
  children: ReactNode;
}

/** The router around the pages. A page stays on the screen until the code of the next one is loaded. */
export function ConsoleRouter({ navigation, fetchPage, children }: ConsoleRouterProps) {
  const [{ location, action }, setPlace] = useState(navigation.get);
  useLayoutEffect(() => navigation.subscribe(() => startTransition(() => setPlace(navigation.get()))), [navigation]);
  const navigating = useMemo(() => ({ navigation, fetchPage }), [navigation, fetchPage]);
  return (
    <NavigationProvider value={navigating}>
      <Router basename={base} location={location} navigationType={action} navigator={navigation}>
        {children}
      </Router>
    </NavigationProvider>
  );
}
