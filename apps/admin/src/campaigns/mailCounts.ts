import type { MailFileCounts } from '@fnc/domain/storage';
import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { createStore, type Store, useStore } from '../shared/store.ts';

/** `undefined` while it is not known. */
export type MailCounts = Readonly<Record<keyof MailFileCounts, number | undefined>>;

export interface MailCountStore extends Pick<Store<MailCounts>, 'get' | 'subscribe'> {
  /** Counts what is kept now: campaigns and templates are few, and nothing of them is drawn here. */
  refresh: () => void;
}

function createMailCounts(count: () => MailFileCounts): MailCountStore {
  const store = createStore<MailCounts>({ campaigns: undefined, templates: undefined });
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh() {
      try {
        const { campaigns, templates } = count();
        const shown = store.get();
        if (shown.campaigns !== campaigns || shown.templates !== templates) store.set({ campaigns, templates });
      } catch {
        // Their own pages say why they cannot be read.
        store.set({ campaigns: undefined, templates: undefined });
      }
    },
  };
}

/** For the badges of the rail; follows what other tabs do. */
export const mailCountsOn = keptOn(({ countMailFile, onStored }) => {
  const counts = createMailCounts(countMailFile);
  counts.refresh();
  onStored((key) => {
    if (key === null || key.startsWith('email_')) counts.refresh();
  });
  return [counts, () => undefined];
});

export const useMailCounts = (): MailCounts => useStore(mailCountsOn(useAdmin()));
