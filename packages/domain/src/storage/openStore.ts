import type { KeyValueStore } from '../shared/ports.ts';
import { createMemoryStore } from './memoryStore.ts';

/**
 * The browser's store, or one in memory where the browser blocks it: then even naming or reading it throws.
 * A full store is not blocked: it is used, and refuses a save with `storage_full`, because going on in memory would hide
 * what is already there.
 *
 * @param access names the store: `() => window.localStorage`
 * @param onBlocked called when the store is in memory: what it holds is lost with the page
 */
export function openStore(
  access: () => KeyValueStore | null | undefined,
  onBlocked: () => void = () => undefined,
): KeyValueStore {
  try {
    const store = access();
    store?.getItem('i18nextLng');
    if (store) return store;
  } catch {
    // blocked, like a store that is not there
  }
  onBlocked();
  return createMemoryStore();
}
