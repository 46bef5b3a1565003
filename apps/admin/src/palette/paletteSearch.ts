import { adminLeadSort, type ClientRepository, type Lead, type LeadRepository } from '@fnc/domain';
import type { PaletteClient, PaletteFinds } from '@fnc/ui/admin';
import { createStore, type Store } from '../shared/store.ts';

/** Of each kind: more is what the lists are for. */
const shownLeads = 5;
const shownClients = 4;

interface PaletteSearchState {
  readonly finds: PaletteFinds;
  readonly search: 'ready' | 'loading' | 'failed';
}

export interface PaletteSearch extends Pick<Store<PaletteSearchState>, 'get' | 'subscribe'> {
  /** Finds leads and clients; without words, who waits for an answer. */
  find: (query: string) => Promise<void>;
  clear: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list'>;
  readonly clients: Pick<ClientRepository, 'list'>;
}

const nothing: PaletteSearchState = { finds: { query: '', leads: [], clients: [] }, search: 'ready' };

export function createPaletteSearch({ leads, clients }: Dependencies): PaletteSearch {
  const store = createStore<PaletteSearchState>(nothing);
  // Answers come in any order: only the one to the last question counts.
  let asked = 0;

  async function findClients(query: string): Promise<readonly PaletteClient[]> {
    if (query === '') return [];
    const page = await clients.list({ search: query, limit: shownClients });
    return page.clients.map(({ client, questions, answered }) => ({ client, questions, answers: answered }));
  }

  async function findLeads(query: string): Promise<readonly Lead[]> {
    const words = query === '' ? {} : { search: query };
    const page = await leads.list({ sort: adminLeadSort, limit: shownLeads, ...words });
    return query === '' ? page.leads.filter(({ waitingSince }) => waitingSince !== null) : page.leads;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async find(typed) {
      asked += 1;
      const question = asked;
      const query = typed.replace(/^>/, '').trim();
      store.set({ search: 'loading' });
      const shown = store.get().finds;
      try {
        const [found, people] = await Promise.all([findClients(query), findLeads(query)]);
        if (question === asked) store.set({ finds: { query, clients: found, leads: people }, search: 'ready' });
      } catch {
        if (question !== asked) return;
        const isSame = shown.query === query;
        store.set({ finds: isSame ? shown : { query, clients: [], leads: [] }, search: 'failed' });
      }
    },
    clear() {
      asked += 1;
      store.set(nothing);
    },
  };
}
