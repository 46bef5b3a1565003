import type { KeyValueStore } from '@fnc/domain';

/** Where a tab keeps the unsaved input of its forms. */
export const editsKey = 'fnc_admin_edits';

/** A preference that cannot be stored still applies until the page is closed. */
export function keep(store: KeyValueStore, key: string, value: string) {
  try {
    store.setItem(key, value);
  } catch (error) {
    console.warn(`The browser did not keep ${key}.`, error);
  }
}
