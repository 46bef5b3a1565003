import { isSignedOut, problemOf } from '../api/problemOf.ts';
import type { Problem } from '../messages/problem.ts';
import { createStore, type Store } from '../shared/store.ts';
import type { LeadClock } from './answerClock.ts';
import type { Lead } from './lead.ts';
import type { LeadQuery } from './leadQuery.ts';
import type { LeadOutcome, LeadRemoval, LeadRepository } from './leadRepository.ts';
import { outcomeOf, removalOf } from './oneByOne.ts';
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
  /** A lead that was already removed counts as deleted. */
  remove: (ids: readonly string[]) => Promise<RemovalOutcome>;
  restore: (ids: readonly string[]) => Promise<RestoreOutcome>;
  /**
   * All matching leads from all pages, without duplicates, in list order: to export or select them.
   *
   * @param count the known number of matches
   */
  collect: (kind: 'export' | 'select', query: LeadQuery, count: number) => Promise<CollectOutcome>;
  /** Starts no further call; the one under way is awaited. */
  stop: () => void;
  /** For sign-out, because another user may sign in: stops the job and hides its progress. */
  forget: () => void;
}

interface Dependencies {
  readonly leads: Omit<LeadRepository, 'findById'>;
  /** The list that shows the leads. */
  readonly rows: {
    readonly replace: (leads: readonly Lead[]) => void;
    readonly drop: (ids: readonly string[]) => void;
    /** Called before leads are deleted: until the returned function is called, nothing else looks whether they are gone. */
    readonly hold: (ids: readonly string[]) => () => void;
    /** Called after a deletion: where no row is left, the next ones are fetched. */
    readonly refill: () => void;
    /** Called after a restore, and after an undo of many: only the server knows which leads the list shows then. */
    readonly reload: () => Promise<void>;
  };
}

/** Leads per call while working through a selection: a call takes well under a second, so that stopping is soon. */
const leadsPerCall = 250;
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

const idsIn = (outcomes: readonly (LeadOutcome | LeadRemoval)[], wanted: LeadOutcome['outcome'] = 'done') =>
  outcomes.flatMap(({ id, outcome }) => (outcome === wanted ? [id] : []));

const leadsIn = (outcomes: readonly LeadOutcome[]): Lead[] =>
  outcomes.flatMap((each) => (each.outcome === 'done' ? [each.lead] : []));

const failedIn = (outcomes: readonly LeadOutcome[]): FailedLead[] =>
  outcomes.flatMap((each) =>
    each.outcome === 'done'
      ? []
      : [{ id: each.id, problem: { code: each.outcome === 'refused' ? each.code : 'lead_not_found' } }],
  );

/** How the leads of a job are changed. */
interface Calls<Outcome> {
  /** A single lead has a call of its own. */
  readonly one: (id: string) => Promise<Outcome>;
  readonly many: (ids: readonly string[]) => Promise<readonly Outcome[]>;
  /** Called after each call that succeeded. */
  readonly onDone: (outcomes: readonly Outcome[]) => void;
}

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

  /**
   * Works through a selection, call after call. Stops when the session ends, because all further calls would fail. A
   * call that fails changed none of its leads.
   */
  async function inCalls<Outcome extends LeadOutcome | LeadRemoval>(
    kind: LeadJob['kind'],
    ids: readonly string[],
    { one, many, onDone }: Calls<Outcome>,
  ) {
    const job = ids.length > 1 ? begin(kind, ids.length) : null;
    const [only] = job === null ? ids : [];
    const outcomes: Outcome[] = [];
    const failed: FailedLead[] = [];
    let sent = 0;
    let isOver = false;
    while (sent < ids.length && !isOver && job?.stopped() !== true) {
      const some = ids.slice(sent, sent + leadsPerCall);
      try {
        const done = only === undefined ? await many(some) : [await one(only)];
        outcomes.push(...done);
        onDone(done);
      } catch (error) {
        const problem = problemOf(error);
        failed.push(...some.map((id) => ({ id, problem })));
        isOver = isSignedOut(problem);
      }
      sent += some.length;
      job?.onProgress(sent, ids.length);
    }
    job?.end();
    return { outcomes, failed, left: ids.slice(sent) };
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
      const { outcomes, failed, left } = await inCalls('status', ids, {
        one: async (id) => outcomeOf(id, await leads.setStatus(id, status, restart)),
        many: (some) => leads.setStatuses(some, status, restart),
        onDone: (done) => rows.replace(leadsIn(done)),
      });
      // Meanwhile the list may have been fetched without these leads, by its filter.
      if (restart && ids.length > 1) await rows.reload();
      return { status, changed: idsIn(outcomes), failed: [...failed, ...failedIn(outcomes)], left };
    },
    async remove(ids) {
      const release = rows.hold(ids);
      const { outcomes, failed, left } = await inCalls('delete', ids, {
        one: async (id) => removalOf(id, await leads.remove(id)),
        many: (some) => leads.removeAll(some),
        onDone: (done) => rows.drop(done.map(({ id }) => id)),
      });
      release();
      rows.refill();
      if (outcomes.filter(({ id }) => marks.delete(id)).length > 0) showMarks();
      return { removed: idsIn(outcomes), gone: idsIn(outcomes, 'missing'), failed, left };
    },
    async restore(ids) {
      const { outcomes, failed, left } = await inCalls('restore', ids, {
        one: async (id) => outcomeOf(id, await leads.restore(id)),
        many: (some) => leads.restoreAll(some),
        onDone: (done) => rows.replace(leadsIn(done)),
      });
      await rows.reload();
      return { restored: idsIn(outcomes), failed: [...failed, ...failedIn(outcomes)], left };
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
