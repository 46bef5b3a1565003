import type { Lead, LeadQuery, LeadRepository, LeadStatus } from '@fnc/domain';
import type {
  CollectOutcome,
  LeadActivity,
  LeadJob,
  Problem,
  RemovalOutcome,
  RestoreOutcome,
  StatusChange,
  StatusOutcome,
} from '@fnc/ui/admin';
import { runBounded } from '../shared/runBounded.ts';
import { createStore, type Store } from '../shared/store.ts';
import { collectLeads } from './collectLeads.ts';
import type { LeadList } from './leadList.ts';

/** Calls at the same time while working through a selection. */
const parallelCalls = 6;

export interface LeadActions extends Pick<Store<LeadActivity>, 'get' | 'subscribe'> {
  /** The server first: the row changes only after it said yes. Answers the changed lead, or why not. */
  setStatus: (id: string, status: LeadStatus) => Promise<StatusChange>;
  setStatuses: (ids: readonly string[], status: LeadStatus) => Promise<StatusOutcome>;
  /** One call per id. A lead that is already gone counts as deleted. */
  remove: (ids: readonly string[]) => Promise<RemovalOutcome>;
  restore: (ids: readonly string[]) => Promise<RestoreOutcome>;
  /** Every lead that matches, from all pages: for an export, or to select them all. */
  collect: (kind: 'export' | 'select', query: LeadQuery, total: number) => Promise<CollectOutcome>;
  /** Begins nothing new; what the server is doing is awaited. */
  stop: () => void;
  clear: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list' | 'setStatus' | 'remove' | 'restore'>;
  readonly list: Pick<LeadList, 'replace' | 'drop' | 'refresh'>;
  readonly problemOf: (error: unknown) => Problem;
}

const idle: LeadActivity = { saving: new Map(), failed: new Map(), job: null };

const withEntry = <Value>(map: ReadonlyMap<string, Value>, id: string, value: Value) => new Map(map).set(id, value);

function withoutEntries<Value>(map: ReadonlyMap<string, Value>, ids: Iterable<string>) {
  const copy = new Map(map);
  for (const id of ids) copy.delete(id);
  return copy;
}

class LeadGone extends Error {}

/** A lead that is not there any more is a failure like any other here. */
async function found(lead: Promise<Lead | null>): Promise<Lead> {
  const changed = await lead;
  if (changed === null) throw new LeadGone();
  return changed;
}

export function createLeadActions({ leads, list, problemOf }: Dependencies): LeadActions {
  const store = createStore<LeadActivity>(idle);
  let stopping = false;

  const reason = (error: unknown): Problem =>
    error instanceof LeadGone ? { code: 'lead_not_found' } : problemOf(error);

  /** Runs one call per id. Ends early when the session is over: every further call would fail alike. */
  async function forEach<Value>(kind: LeadJob['kind'], ids: readonly string[], call: (id: string) => Promise<Value>) {
    stopping = false;
    const total = ids.length;
    const visible = total > 1;
    if (visible) store.set({ job: { kind, done: 0, total } });
    const outcome = await runBounded(
      ids,
      async (id) => {
        try {
          return await call(id);
        } catch (error) {
          if (reason(error).code === 'authentication_failed') stopping = true;
          throw error;
        }
      },
      {
        limit: parallelCalls,
        onProgress: (done) => visible && store.set({ job: { kind, done, total } }),
        stopped: () => stopping,
      },
    );
    store.set({ job: null });
    const failed = outcome.failed.map(({ item, error }) => ({ id: item, problem: reason(error) }));
    return { done: outcome.done, failed, left: outcome.left };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async setStatus(id, status) {
      const { saving, failed } = store.get();
      store.set({ saving: withEntry(saving, id, status), failed: withoutEntries(failed, [id]) });
      try {
        const lead = await found(leads.setStatus(id, status));
        list.replace([lead]);
        store.set({ saving: withoutEntries(store.get().saving, [id]) });
        return { lead };
      } catch (error) {
        const { saving: still, failed: others } = store.get();
        store.set({ saving: withoutEntries(still, [id]), failed: withEntry(others, id, status) });
        return { problem: reason(error) };
      }
    },
    async setStatuses(ids, status) {
      const { done, failed, left } = await forEach('status', ids, (id) => found(leads.setStatus(id, status)));
      list.replace(done.map(({ value }) => value));
      return { status, changed: done.map(({ item }) => item), failed, left };
    },
    async remove(ids) {
      const { done, failed, left } = await forEach('delete', ids, (id) => leads.remove(id));
      const dropped = done.map(({ item }) => item);
      list.drop(new Set(dropped));
      store.set({ failed: withoutEntries(store.get().failed, dropped) });
      const idsWhere = (wasThere: boolean) => done.filter(({ value }) => value === wasThere).map(({ item }) => item);
      return { removed: idsWhere(true), gone: idsWhere(false), failed, left };
    },
    async restore(ids) {
      const { done, failed, left } = await forEach('restore', ids, (id) => found(leads.restore(id)));
      await list.refresh();
      return { restored: done.map(({ item }) => item), failed, left };
    },
    async collect(kind, query, total) {
      stopping = false;
      const onProgress = (done: number, of: number) => store.set({ job: { kind, done, total: of } });
      onProgress(0, total);
      try {
        const all = await collectLeads(leads, query, { onProgress, stopped: () => stopping });
        return all === null ? { kind: 'stopped' } : { kind: 'collected', leads: all };
      } catch (error) {
        return { kind: 'failed', problem: problemOf(error) };
      } finally {
        store.set({ job: null });
      }
    },
    stop() {
      stopping = true;
    },
    clear() {
      stopping = true;
      store.set(idle);
    },
  };
}
