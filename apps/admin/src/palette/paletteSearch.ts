import {
  adminLeadSort,
  clientFilter,
  type BrowserClientRepository,
  countQuestionnaire,
  type LeadRepository,
  type BrowserQuestionnaireRepository,
} from '@fnc/domain';
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
  /** Finds leads on the server and clients in this browser; without words, who waits for an answer. */
  find: (query: string) => Promise<void>;
  clear: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list'>;
  readonly clients: Pick<BrowserClientRepository, 'list'>;
  readonly questionnaires: Pick<BrowserQuestionnaireRepository, 'questionsOf'>;
}

const nothing: PaletteSearchState = { finds: { query: '', leads: [], clients: [] }, search: 'ready' };

export function createPaletteSearch({ leads, clients, questionnaires }: Dependencies): PaletteSearch {
  const store = createStore<PaletteSearchState>(nothing);
  // Answers come in any order: only the one to the last question counts.
  let asked = 0;

  async function findClients(query: string): Promise<readonly PaletteClient[]> {
    if (query === '') return [];
    const [all, questions] = await Promise.all([clients.list(), questionnaires.questionsOf({ kind: 'global' })]);
    return all
      .filter(clientFilter({ search: query }))
      .slice(0, shownClients)
      .map((client) => {
        const counts = countQuestionnaire(client, questions ?? []);
        return { client, questions: counts.questions, answers: counts.answered };
      });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async find(typed) {
      asked += 1;
      const question = asked;
      const query = typed.replace(/^>/, '').trim();
      const show = (finds: PaletteFinds, search: PaletteSearchState['search']) =>
        question === asked && store.set({ finds, search });
      store.set({ search: 'loading' });
      const found = await findClients(query).catch(() => []);
      // What is kept here is shown at once; the server has its own time.
      show(
        { query, clients: found, leads: query === store.get().finds.query ? store.get().finds.leads : [] },
        'loading',
      );
      try {
        const page = await leads.list({
          sort: adminLeadSort,
          limit: shownLeads,
          ...(query === '' ? {} : { search: query }),
        });
        const shown = query === '' ? page.leads.filter(({ waitingSince }) => waitingSince !== null) : page.leads;
        show({ query, clients: found, leads: shown }, 'ready');
      } catch {
        show({ query, clients: found, leads: [] }, 'failed');
      }
    },
    clear() {
      asked += 1;
      store.set(nothing);
    },
  };
}
