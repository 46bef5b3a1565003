import { isSignedOut, problemOf } from '../api/problemOf.ts';
import type { Problem } from '../messages/problem.ts';
import { runBounded } from '../shared/runBounded.ts';
import { createStore, type Store } from '../shared/store.ts';
import type { LeadClock } from './answerClock.ts';
import type { Lead } from './lead.ts';
import type { LeadQuery } from './leadQuery.ts';
import type { LeadRepository } from './leadRepository.ts';
import type { LeadStatus } from './leadVocabulary.ts';

/** Progress of a long job on many leads. */
export interface LeadJob {
  readonly kind: 'delete' | 'status' | 'restore' | 'export' | 'select';
  readonly done: number;
  readonly total: number;
}

/** The pending and failed work on leads. */
export interface LeadActivity {
  /** Status changes that the server has not confirmed yet, by lead. */
  readonly saving: ReadonlyMap<string, LeadStatus>;
  /** Leads whose last change failed, with the requested status. */
  readonly failed: ReadonlyMap<string, LeadStatus>;
  /** The running job; only one runs at a time. */
  readonly job: LeadJob | null;
}

export interface FailedLead {
  readonly id: string;
  readonly problem: Problem;
}

/** Each requested lead is in exactly one of the four lists. */
export interface RemovalOutcome {
  readonly removed: readonly string[];
  /** Had been deleted before: counts as deleted, but cannot be undone from here. */
  readonly gone: readonly string[];
  readonly failed: readonly FailedLead[];
  /** Not attempted, because the job was stopped. */
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

/** Changes one or many leads, from any page. Methods return the outcome and never reject. */
export interface LeadWork extends Pick<Store<LeadActivity>, 'get' | 'subscribe'> {
  /** Not optimistic: `saving` holds the status until the server confirms, `failed` if it refuses. */
  setStatus: (id: string, status: LeadStatus) => Promise<StatusChange>;
  /** @param restart the clocks that the change to undo stopped */
  setStatuses: (ids: readonly string[], status: LeadStatus, restart?: readonly LeadClock[]) => Promise<StatusOutcome>;
  /** One call per id. A lead that was already removed counts as deleted. */
  remove: (ids: readonly string[]) => Promise<RemovalOutcome>;
  restore: (ids: readonly string[]) => Promise<RestoreOutcome>;
  /**
   * All matching leads from all pages, without duplicates, in list order: to export or select them.
   *
   * @param count the known number of matches
   */
  collect: (kind: 'export' | 'select', query: LeadQuery, count: number) => Promise<CollectOutcome>;
  /** Starts no further calls; those under way are awaited. */
  stop: () => void;
  /** For sign-out, because another user may sign in: stops the job and hides its progress. */
  forget: () => void;
}

interface Dependencies {
  readonly leads: Pick<LeadRepository, 'list' | 'setStatus' | 'remove' | 'restore'>;
  /** The list that shows the leads. */
  readonly rows: {
    readonly replace: (leads: readonly Lead[]) => void;
    readonly drop: (ids: readonly string[]) => void;
    /** Called before leads are deleted: until the returned function is called, nothing else looks whether they are gone. */
    readonly hold: (ids: readonly string[]) => () => void;
    /** Called after a restore: only the server knows the position of the restored leads. */
    readonly reload: () => Promise<void>;
  };
}

/** Concurrent calls while working through a selection. */
const parallelCalls = 6;
/** Page size for leads that are not displayed: the server's maximum. */
const bulkPageSize = 1000;

class LeadGone extends Error {}

/** Treats a missing lead as a failure. */
async function found(lead: Promise<Lead | null>): Promise<Lead> {
  const changed = await lead;
  if (changed === null) throw new LeadGone();
  return changed;
}

const reason = (error: unknown): Problem => (error instanceof LeadGone ? { code: 'lead_not_found' } : problemOf(error));

/** The requested status of one row, and the state of the request. */
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
  /** Identity of the displayed job; each job has its own object. */
  let current: { stopping: boolean } | null = null;

  function showMarks() {
    store.set({ saving: inPhase(marks, 'saving'), failed: inPhase(marks, 'failed') });
  }

  function mark(id: string, next: Mark | null) {
    if (next === null) marks.delete(id);
    else marks.set(id, next);
    showMarks();
  }

  /** Shows the job's progress. After `forget` or a newer job it stops and shows nothing. */
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

  /** Runs one call per id. Stops when the session ends, because all further calls would fail. */
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
      const saving: Mark = { status, phase: 'saving' };
      mark(id, saving);
      try {
        const lead = await found(leads.setStatus(id, status));
        rows.replace([lead]);
        if (marks.get(id) === saving) mark(id, null);
        return { lead };
      } catch (error) {
        if (marks.get(id) === saving) mark(id, { status, phase: 'failed' });
        return { problem: reason(error) };
      }
    },
    async setStatuses(ids, status, restart) {
      const { done, failed, left } = await forEach('status', ids, (id) => found(leads.setStatus(id, status, restart)));
      rows.replace(done.map(({ value }) => value));
      return { status, changed: done.map(({ item }) => item), failed, left };
    },
    async remove(ids) {
      const release = rows.hold(ids);
      const { done, failed, left } = await forEach('delete', ids, (id) => leads.remove(id));
      const dropped = done.map(({ item }) => item);
      rows.drop(dropped);
      release();
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
