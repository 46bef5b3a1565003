import { type Change, type Instant, type Lead, type LeadQuery, type LeadRepository, printLeadQuery } from '@fnc/domain';
import type { LeadListData, Problem } from '@fnc/ui/admin';
import { createStore, type Store } from '../shared/store.ts';

/** Rows fetched at a time. */
const pageSize = 50;

/** Rows asked for one by one; where more changed at once, the list is asked for anew. */
const mostFollowed = 20;

/** Rows fetched at a time where they are not shown: for an export or to select all. The server's own ceiling. */
export const bulkPageSize = 1000;

const nothing: LeadListData = {
  query: {},
  phase: 'idle',
  leads: [],
  count: 0,
  countExceeded: false,
  total: 0,
  sources: [],
  nextCursor: null,
  refreshing: false,
  loadingMore: false,
  problem: null,
  moreProblem: null,
  answeredAt: null,
};

export interface LeadList extends Pick<Store<LeadListData>, 'get' | 'subscribe'> {
  /** Shows what matches. The old rows stay until the answer is there. */
  open: (query: LeadQuery) => Promise<void>;
  /** Asks again for what is shown, as many rows as are shown. */
  refresh: () => Promise<void>;
  /** Appends the next page; does nothing on the last one. */
  more: () => Promise<void>;
  /** Puts changed leads in their rows. */
  replace: (changed: readonly Lead[]) => void;
  /** Takes rows out and counts them off. */
  drop: (ids: ReadonlySet<string>) => void;
  /**
   * Follows what was changed elsewhere in the rows that are shown. Nothing new comes in by itself: it would move what the
   * advisor is about to touch.
   */
  follow: (changes: readonly Change[]) => Promise<void>;
  /** Forgets everything: another person may log in. */
  clear: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list' | 'findById'>;
  readonly now: () => Instant;
  readonly problemOf: (error: unknown) => Problem;
}

export function createLeadList({ leads: repository, now, problemOf }: Dependencies): LeadList {
  const store = createStore<LeadListData>(nothing);
  // Answers come in any order: only the one to the last question counts.
  let asked = 0;

  const shownRows = () => Math.min(Math.max(store.get().leads.length, pageSize), bulkPageSize);

  async function ask(query: LeadQuery, limit: number) {
    asked += 1;
    const question = asked;
    const { phase } = store.get();
    const waiting = phase === 'ready' ? { refreshing: true } : { phase: 'loading' as const, problem: null };
    store.set({ query, loadingMore: false, moreProblem: null, ...waiting });
    try {
      const page = await repository.list({ ...query, limit });
      if (question !== asked) return;
      store.set({ countExceeded: false, ...page, phase: 'ready', refreshing: false, problem: null, answeredAt: now() });
    } catch (error) {
      if (question !== asked) return;
      store.set({ ...nothing, query, phase: 'failed', problem: problemOf(error), answeredAt: now() });
    }
  }

  function replace(changed: readonly Lead[]) {
    const byId = new Map(changed.map((lead) => [lead.id, lead]));
    store.set({ leads: store.get().leads.map((lead) => byId.get(lead.id) ?? lead) });
  }

  function drop(ids: ReadonlySet<string>) {
    const { leads, count, total } = store.get();
    const left = leads.filter((lead) => !ids.has(lead.id));
    // A selection can reach further than the rows shown: every id that was dropped counts.
    store.set({ leads: left, count: Math.max(0, count - ids.size), total: Math.max(0, total - ids.size) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open(query) {
      // Coming back from a lead, the list is as long as it was left, so that one is in the same place.
      const isShown = store.get().phase === 'ready' && printLeadQuery(query) === printLeadQuery(store.get().query);
      return ask(query, isShown ? shownRows() : pageSize);
    },
    refresh: () => ask(store.get().query, shownRows()),
    async more() {
      const { query, nextCursor, loadingMore } = store.get();
      if (nextCursor === null || loadingMore) return;
      const question = asked;
      store.set({ loadingMore: true, moreProblem: null });
      try {
        const page = await repository.list({ ...query, limit: pageSize, cursor: nextCursor });
        if (question !== asked) return;
        const known = new Set(store.get().leads.map((lead) => lead.id));
        const leads = [...store.get().leads, ...page.leads.filter((lead) => !known.has(lead.id))];
        store.set({ countExceeded: false, ...page, leads, loadingMore: false });
      } catch (error) {
        if (question === asked) store.set({ loadingMore: false, moreProblem: problemOf(error) });
      }
    },
    replace,
    drop,
    async follow(changes) {
      const shown = new Set(store.get().leads.map(({ id }) => id));
      const ofShown = changes.filter(({ noun, id }) => noun === 'lead' && shown.has(id));
      const ids = [...new Set(ofShown.map(({ id }) => id))];
      if (ids.length > mostFollowed) return ask(store.get().query, shownRows());
      // One that cannot be asked for now stays as it is; the next change of it asks again.
      const found = await Promise.all(
        ids.map(async (id) => [id, await repository.findById(id).catch(() => undefined)] as const),
      );
      replace(found.flatMap(([, detail]) => (detail ? [detail.lead] : [])));
      const here = new Set(store.get().leads.map(({ id }) => id));
      const gone = found.flatMap(([id, detail]) => (detail === null && here.has(id) ? [id] : []));
      if (gone.length > 0) drop(new Set(gone));
    },
    clear() {
      asked += 1;
      store.set(nothing);
    },
  };
}
