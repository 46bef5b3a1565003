import type { DeliveryStatus } from '@fnc/domain';
import type { CampaignApiClient } from '@fnc/domain/api';
import { maximumDeliveryLimit } from '@fnc/domain/api';
import type { DeliveryListData, Problem } from '@fnc/ui/admin';
import { createStore, type Store } from '../shared/store.ts';

/** Rows fetched at a time. */
const pageSize = 100;

/** Which mails are listed: of one campaign, with any of these statuses. */
interface Asked {
  readonly campaignId: string;
  readonly status: readonly DeliveryStatus[] | undefined;
}

const nothing: DeliveryListData = {
  phase: 'loading',
  deliveries: [],
  count: 0,
  more: false,
  loadingMore: false,
  problem: null,
};

export interface DeliveryList extends Pick<Store<DeliveryListData>, 'get' | 'subscribe'> {
  open: (campaignId: string, status: readonly DeliveryStatus[] | undefined) => Promise<void>;
  /** Asks again for what is shown, as many rows as are shown. */
  refresh: () => Promise<void>;
  more: () => Promise<void>;
}

interface Dependencies {
  readonly mail: Pick<CampaignApiClient, 'listDeliveries'>;
  readonly problemOf: (error: unknown) => Problem;
}

/** The mails of one campaign as the drawer shows them. */
export function createDeliveryList({ mail, problemOf }: Dependencies): DeliveryList {
  const store = createStore<DeliveryListData>(nothing);
  let shown: Asked | null = null;
  let cursor: string | null = null;
  let asked = 0;

  async function ask({ campaignId, status }: Asked, limit: number, from: string | null) {
    asked += 1;
    const question = asked;
    try {
      const page = await mail.listDeliveries(campaignId, {
        limit,
        ...(status === undefined ? {} : { status: [...status] }),
        ...(from === null ? {} : { cursor: from }),
      });
      if (question !== asked) return;
      const before = from === null ? [] : store.get().deliveries;
      const known = new Set(before.map(({ id }) => id));
      cursor = page.nextCursor;
      store.set({
        phase: 'ready',
        // One that changed its place meanwhile is shown once.
        deliveries: [...before, ...page.deliveries.filter(({ id }) => !known.has(id))],
        count: page.count,
        more: page.nextCursor !== null,
        loadingMore: false,
        problem: null,
      });
    } catch (error) {
      if (question !== asked) return;
      const isShown = store.get().phase === 'ready';
      store.set({ loadingMore: false, ...(isShown ? {} : { phase: 'failed', problem: problemOf(error) }) });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open(campaignId, status) {
      shown = { campaignId, status };
      store.set(nothing);
      await ask(shown, pageSize, null);
    },
    async refresh() {
      if (shown === null) return;
      const rows = Math.min(Math.max(store.get().deliveries.length, pageSize), maximumDeliveryLimit);
      if (store.get().phase === 'failed') store.set(nothing);
      await ask(shown, rows, null);
    },
    async more() {
      if (shown === null || cursor === null || store.get().loadingMore) return;
      store.set({ loadingMore: true });
      await ask(shown, pageSize, cursor);
    },
  };
}
