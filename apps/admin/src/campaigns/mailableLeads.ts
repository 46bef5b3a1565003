import type { LeadRepository } from '@fnc/domain';
import type { MailableLeads, Problem } from '@fnc/ui/admin';
import { collectLeads } from '../leads/collectLeads.ts';
import { createStore, type Store } from '../shared/store.ts';

export interface MailableLeadStore extends Pick<Store<{ leads: MailableLeads }>, 'get' | 'subscribe'> {
  /** Fetches all leads. Those that are shown stay until the new ones are there. */
  load: () => Promise<void>;
  /** Asks again for what was asked for and did not come. */
  resume: () => void;
  clear: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list'>;
  readonly problemOf: (error: unknown) => Problem;
}

/** All leads there are, for whoever chooses recipients. */
export function createMailableLeads({ leads, problemOf }: Dependencies): MailableLeadStore {
  const store = createStore<{ leads: MailableLeads }>({ leads: { phase: 'loading' } });
  let asked = 0;
  async function load() {
    asked += 1;
    const question = asked;
    const isOld = () => question !== asked;
    const isShown = store.get().leads.phase === 'ready';
    if (!isShown) store.set({ leads: { phase: 'loading' } });
    const onProgress = (done: number, total: number) => {
      if (!isShown && !isOld()) store.set({ leads: { phase: 'loading', done, total } });
    };
    try {
      const all = await collectLeads(leads, {}, { onProgress, stopped: isOld });
      if (all !== null && !isOld()) store.set({ leads: { phase: 'ready', leads: all } });
    } catch (error) {
      // Leads that are shown may have said no since: the server has the last word when they are mailed.
      if (!isOld() && !isShown) store.set({ leads: { phase: 'failed', problem: problemOf(error) } });
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    resume: () => void (store.get().leads.phase === 'failed' && load()),
    clear() {
      asked += 1;
      store.set({ leads: { phase: 'loading' } });
    },
  };
}
