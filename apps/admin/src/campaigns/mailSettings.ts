import type { CampaignApiClient, MailStatus } from '@fnc/domain/api';
import { createStore, type Store } from '../shared/store.ts';

export interface MailSettingsStore extends Pick<Store<{ mail: MailStatus | null }>, 'get' | 'subscribe'> {
  /** Asks how the server sends. Without an answer a campaign can be written all the same. */
  load: () => Promise<void>;
  /** Asks again what was asked and not answered. */
  resume: () => void;
  clear: () => void;
}

/** How the server sends; `null` while that is not known. */
export function createMailSettings(server: Pick<CampaignApiClient, 'mailStatus'>): MailSettingsStore {
  const store = createStore<{ mail: MailStatus | null }>({ mail: null });
  let asked = 0;
  async function load() {
    asked += 1;
    const question = asked;
    try {
      const mail = await server.mailStatus();
      if (question === asked) store.set({ mail });
    } catch {
      // What was known stays.
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    resume: () => void (asked > 0 && store.get().mail === null && load()),
    clear() {
      asked = 0;
      store.set({ mail: null });
    },
  };
}
