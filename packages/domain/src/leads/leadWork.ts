import { isSignedOut, problemOf } from '../api/problemOf.ts';
import type { Problem } from '../messages/problem.ts';
import { runBounded } from '../shared/runBounded.ts';
import { createStore, type Store } from '../shared/store.ts';
import type { Lead } from './lead.ts';
import type { LeadQuery } from './leadQuery.ts';
import type { LeadRepository } from './leadRepository.ts';
import type { LeadStatus } from './leadVocabulary.ts';

/** Work on many leads that takes a while. */
export interface LeadJob {
  readonly kind: 'delete' | 'status' | 'restore' | 'export' | 'select';
  readonly done: number;
  readonly total: number;
}

/** What is being done with leads. */
export interface LeadActivity {
  /** Rows whose status the server has not confirmed yet, with the status asked for. */
  readonly saving: ReadonlyMap<string, LeadStatus>;
  /** Rows whose last change failed, with the status that was asked for. */
  readonly failed: ReadonlyMap<string, LeadStatus>;
  /** Work on many leads, of which there is one at a time. */
  readonly job: LeadJob | null;
}

export interface FailedLead {
  readonly id: string;
  readonly problem: Problem;
}

/** Every lead asked for is in exactly one of the four. */
export interface RemovalOutcome {
  readonly removed: readonly string[];
  /** Had been deleted before: counts as deleted, and cannot be undone from here. */
  readonly gone: readonly string[];
  readonly failed: readonly FailedLead[];
  /** Not tried, because it was stopped. */
  readonly left: readonly string[];
}

export interface StatusOutcome {
  readonly status: LeadStatus;
  readonly changed: readonly string[];
  readonly failed: readonly FailedLead[];
  readonly left: readonly string[];
}

export interface RestoreOutcome {
  readonly restored: readonly string[];
  readonly failed: readonly FailedLead[];
  readonly left: readonly string[];
}

export type CollectOutcome =
  | { readonly kind: 'collected'; readonly leads: readonly Lead[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type StatusChange = { readonly lead: Lead } | { readonly problem: Problem };

/** Changes leads, one or many, on whichever page. Each answers what became of it; nothing rejects. */
export interface LeadWork extends Pick<Store<LeadActivity>, 'get' | 'subscribe'> {
  /** The server first: until it said yes, `saving` has what was asked, and where it said no, `failed` has it. */
  setStatus: (id: string, status: LeadStatus) => Promise<StatusChange>;
  setStatuses: (ids: readonly string[], status: LeadStatus) => Promise<StatusOutcome>;
  /** One call per id. A lead that is already gone counts as deleted. */
  remove: (ids: readonly string[]) => Promise<RemovalOutcome>;
  restore: (ids: readonly string[]) => Promise<RestoreOutcome>;
  /**
   * Every lead that matches, from all pages, each once, in the order of the list: for an export, or to select them all.
   *
   * @param count how many match, as far as is known
   */
  collect: (kind: 'export' | 'select', query: LeadQuery, count: number) => Promise<CollectOutcome>;
  /** Begins nothing new; what the server is doing is awaited. */
  stop: () => void;
  /** Another person may sign in: what runs stops, and shows nothing any more. */
  forget: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list' | 'setStatus' | 'remove' | 'restore'>;
  /** Where leads are shown. */
  readonly rows: {
    readonly replace: (leads: readonly Lead[]) => void;
    readonly drop: (ids: readonly string[]) => void;
    /** Leads came back: where they belong only the server knows. */
    readonly reload: () => Promise<void>;
  };
}

/** Calls at the same time while working through a selection. */
const parallelCalls = 6;
/** Rows fetched at a time where they are not shown. The server's own ceiling. */
const bulkPageSize = 1000;

class LeadGone extends Error {}

/** A lead that is not there any more is a failure like any other here. */
async function found(lead: Promise<Lead | null>): Promise<Lead> {
  const changed = await lead;
  if (changed === null) throw new LeadGone();
  return changed;
}

const reason = (error: unknown): Problem => (error instanceof LeadGone ? { code: 'lead_not_found' } : problemOf(error));

/** What was asked of one row, and how it stands. */
interface Mark {
  readonly status: LeadStatus;
  readonly phase: 'saving' | 'failed';
}

const inPhase = (marks: ReadonlyMap<string, Mark>, wanted: Mark['phase']) =>
  new Map([...marks].flatMap(([id, { status, phase }]) => (phase === wanted ? [[id, status] as const] : [])));

const idle: LeadActivity = { saving: new Map(), failed: new Map(), job: null };

export function createLeadWork({ leads, rows }: Dependencies): LeadWork {
  const store = createStore<LeadActivity>(idle);
  const marks = new Map<string, Mark>();
  /** The work that is shown; each has an object of its own. */
  let current: { stopping: boolean } | null = null;

  function showMarks() {
    store.set({ saving: inPhase(marks, 'saving'), failed: inPhase(marks, 'failed') });
  }

  function mark(id: string, wish: Mark | null) {
    if (wish === null) marks.delete(id);
    else marks.set(id, wish);
    showMarks();
  }

  /** Shows how far it is. Once it is forgotten, or another has begun, it shows nothing, and stops. */
  function begin(kind: LeadJob['kind'], count: number) {
    const job = { stopping: false };
    current = job;
    store.set({ job: { kind, done: 0, total: count } });
    const isCurrent = () => current === job;
    return {
      onProgress(done: number, total: number) {
        if (isCurrent()) store.set({ job: { kind, done, total } });
      },
      stopped: () => !isCurrent() || job.stopping,
      end() {
        if (!isCurrent()) return;
        current = null;
        store.set({ job: null });
      },
    };
  }

  /** Runs one call per id. Ends early when the session is over: every further call would fail alike. */
  async function forEach<Value>(kind: LeadJob['kind'], ids: readonly string[], call: (id: string) => Promise<Value>) {
    const job = ids.length > 1 ? begin(kind, ids.length) : null;
    let isOver = false;
    const outcome = await runBounded(
      ids,
      async (id) => {
        try {
          return await call(id);
        } catch (error) {
          isOver ||= isSignedOut(reason(error));
          throw error;
        }
      },
      {
        limit: parallelCalls,
        onProgress: (done) => job?.onProgress(done, ids.length),
        stopped: () => isOver || job?.stopped() === true,
      },
    );
    job?.end();
    const failed = outcome.failed.map(({ item, error }) => ({ id: item, problem: reason(error) }));
    return { done: outcome.done, failed, left: outcome.left };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async setStatus(id, status) {
      const wish: Mark = { status, phase: 'saving' };
      mark(id, wish);
      try {
        const lead = await found(leads.setStatus(id, status));
        rows.replace([lead]);
        if (marks.get(id) === wish) mark(id, null);
        return { lead };
      } catch (error) {
        if (marks.get(id) === wish) mark(id, { status, phase: 'failed' });
        return { problem: reason(error) };
      }
    },
    async setStatuses(ids, status) {
      const { done, failed, left } = await forEach('status', ids, (id) => found(leads.setStatus(id, status)));
      rows.replace(done.map(({ value }) => value));
      return { status, changed: done.map(({ item }) => item), failed, left };
    },
    async remove(ids) {
      const { done, failed, left } = await forEach('delete', ids, (id) => leads.remove(id));
      const dropped = done.map(({ item }) => item);
      rows.drop(dropped);
      if (dropped.filter((id) => marks.delete(id)).length > 0) showMarks();
      const idsWhere = (wasThere: boolean) => done.filter(({ value }) => value === wasThere).map(({ item }) => item);
      return { removed: idsWhere(true), gone: idsWhere(false), failed, left };
    },
    async restore(ids) {
      const { done, failed, left } = await forEach('restore', ids, (id) => found(leads.restore(id)));
      rows.replace(done.map(({ value }) => value));
      await rows.reload();
      return { restored: done.map(({ item }) => item), failed, left };
    },
    async collect(kind, query, count) {
      const job = begin(kind, count);
      const all = new Map<string, Lead>();
      let cursor: string | null = null;
      try {
        do {
          const page = await leads.list({ ...query, limit: bulkPageSize, ...(cursor === null ? {} : { cursor }) });
          if (job.stopped()) return { kind: 'stopped' };
          for (const lead of page.leads) all.set(lead.id, lead);
          job.onProgress(all.size, Math.max(page.count, all.size));
          cursor = page.nextCursor;
        } while (cursor !== null);
        return { kind: 'collected', leads: [...all.values()] };
      } catch (error) {
        return { kind: 'failed', problem: problemOf(error) };
      } finally {
        job.end();
      }
    },
    stop() {
      if (current !== null) current.stopping = true;
    },
    forget() {
      current = null;
      marks.clear();
      store.set(idle);
    },
  };
}
