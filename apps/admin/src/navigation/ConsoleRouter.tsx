import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import { base } from '../paths.ts';
import { type Navigating, NavigationProvider } from './NavigationContext.ts';

export interface ConsoleRouterProps extends Navigating {
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
