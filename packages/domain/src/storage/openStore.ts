import type { KeyValueStore } from '../shared/ports.ts';
import { createMemoryStore } from './memoryStore.ts';

/**
 * The browser's store, or one in memory when the browser blocks it: then even accessing it throws. A full store is
 * still used and refuses a save with `storage_full`, because switching to memory would hide the stored data.
 *
 * @param access returns the store: `() => window.localStorage`
 * @param onBlocked called when the store is in memory and its data is lost with the page
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
    // Blocked: treated like a missing store.
  }
  onBlocked();
  return createMemoryStore();
}
