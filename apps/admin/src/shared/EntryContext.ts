import { createContext, use } from 'react';
import type { Entry } from '../entry.ts';
import type { BrowserServices } from '../services.ts';

const EntryContext = createContext<Entry<BrowserServices> | null>(null);
export const EntryProvider = EntryContext;

/** The services and state before sign-in. */
export function useEntry(): Entry<BrowserServices> {
  const entry = use(EntryContext);
  if (entry === null) throw new Error('useEntry is used outside <EntryProvider>.');
  return entry;
}
