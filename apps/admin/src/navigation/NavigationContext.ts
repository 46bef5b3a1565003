import { createContext, use } from 'react';
import type { Navigation } from './navigation.ts';

export interface Navigating {
  readonly navigation: Navigation;
  /** Starts loading the code of the page at this address, without the base. */
  readonly fetchPage: (path: string) => void;
}

const NavigationContext = createContext<Navigating | null>(null);
export const NavigationProvider = NavigationContext;

export function useNavigating(): Navigating {
  const navigating = use(NavigationContext);
  if (navigating === null) throw new Error('useNavigating is used outside <ConsoleRouter>.');
  return navigating;
}
