import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { createStore, type Store, useStore } from '../shared/store.ts';

interface CampaignCount {
  /** `undefined` while it is not known. */
  readonly campaigns: number | undefined;
}

interface CampaignCountStore extends Pick<Store<CampaignCount>, 'get' | 'subscribe'> {
  /** Counts what is kept now: campaigns are few, and nothing of them is drawn here. */
  refresh: () => void;
}

function createCampaignCount(count: () => number): CampaignCountStore {
  const store = createStore<CampaignCount>({ campaigns: undefined });
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh() {
      try {
        const campaigns = count();
        if (store.get().campaigns !== campaigns) store.set({ campaigns });
      } catch {
        // Their own page says why they cannot be read.
        store.set({ campaigns: undefined });
      }
    },
  };
}

/** For the badge of the rail; follows what other tabs do. */
export const campaignCountOn = keptOn(({ countCampaigns, onStored }) => {
  const count = createCampaignCount(countCampaigns);
  count.refresh();
  onStored((key) => {
    if (key === null || key.startsWith('email_')) count.refresh();
  });
  return [count, { forget: () => undefined }];
});

export const useCampaignCount = (): number | undefined => useStore(campaignCountOn(useAdmin())).campaigns;
