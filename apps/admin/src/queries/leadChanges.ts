import { type Lead, type LeadQuery, type LeadStatus, runBounded } from '@fnc/domain';
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
import {
  type Mutation,
  type MutationStatus,
  type QueryClient,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { isSignedOut, problemOf } from '@fnc/domain/api';
import { keptKey, useKept } from './kept.ts';
import { leadListsKey } from './keys.ts';
import { dropLeads, replaceLeads } from './leads.ts';

/** Calls at the same time while working through a selection. */
const parallelCalls = 6;
/** Rows fetched at a time where they are not shown. The server's own ceiling. */
const bulkPageSize = 1000;

const markKey = ['lead', 'status'] as const;
export const jobName = 'leadJob';

/** Work on many leads, of which there is one at a time; nothing new is begun once it is stopping. */
interface Job extends LeadJob {
  readonly stopping: boolean;
}

interface Marking {
  readonly id: string;
  readonly status: LeadStatus;
}
const isMarking = (value: unknown): value is Marking => typeof value === 'object' && value !== null && 'id' in value;

class LeadGone extends Error {}

/** A lead that is not there any more is a failure like any other here. */
async function found(lead: Promise<Lead | null>): Promise<Lead> {
  const changed = await lead;
  if (changed === null) throw new LeadGone();
  return changed;
}

const reason = (error: unknown): Problem => (error instanceof LeadGone ? { code: 'lead_not_found' } : problemOf(error));

type Services = Pick<AdminServices, 'leads' | 'serverStatus'>;

/** What can be done with leads. Everything answers what became of it; nothing rejects. */
export function leadChanges(services: Services, queries: QueryClient) {
  const { leads } = services;
  const jobKey = [...keptKey, jobName];
  const mutations = queries.getMutationCache();

  /** What was asked of these before is of no account any more. */
  function forgetMarks(ids: readonly string[]) {
    const gone = new Set(ids);
    for (const one of mutations.findAll({ mutationKey: markKey }))
      if (isMarking(one.state.variables) && gone.has(one.state.variables.id)) mutations.remove(one);
  }

  const jobNow = () => queries.getQueryData<Job | null>(jobKey);
  const show = (job: Job | null) => void queries.setQueryData(jobKey, job);

  /** Shows how far it is. What was read of somebody who left meanwhile is gone: then nothing is shown, and it stops. */
  function begin(kind: LeadJob['kind'], count: number) {
    show({ kind, done: 0, total: count, stopping: false });
    return {
      onProgress(done: number, total: number) {
        const job = jobNow();
        if (job !== undefined) show({ kind, done, total, stopping: job?.stopping ?? false });
      },
      stopped() {
        const job = jobNow();
        return job === undefined || job?.stopping === true;
      },
      end() {
        if (jobNow() !== undefined) show(null);
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
    /** The server first: until it said yes the row shows what was asked, and where it said no, that. */
    setStatus: async (id: string, status: LeadStatus): Promise<StatusChange> => {
      forgetMarks([id]);
      const marking = mutations.build<Lead, Error, Marking, unknown>(queries, {
        mutationKey: markKey,
        mutationFn: (wish) => found(leads.setStatus(wish.id, wish.status)),
        onSuccess: (lead) => replaceLeads(queries, [lead]),
        gcTime: Infinity,
      });
      try {
        const lead = await marking.execute({ id, status });
        mutations.remove(marking);
        return { lead };
      } catch (error) {
        return { problem: reason(error) };
      }
    },
    setStatuses: async (ids: readonly string[], status: LeadStatus): Promise<StatusOutcome> => {
      const { done, failed, left } = await forEach('status', ids, (id) => found(leads.setStatus(id, status)));
      const changed = done.map(({ item }) => item);
      replaceLeads(
        queries,
        done.map(({ value }) => value),
      );
      return { status, changed, failed, left };
    },
    /** One call per id. A lead that is already gone counts as deleted. */
    remove: async (ids: readonly string[]): Promise<RemovalOutcome> => {
      const { done, failed, left } = await forEach('delete', ids, (id) => leads.remove(id));
      const dropped = done.map(({ item }) => item);
      dropLeads(queries, services, dropped);
      forgetMarks(dropped);
      const idsWhere = (wasThere: boolean) => done.filter(({ value }) => value === wasThere).map(({ item }) => item);
      return { removed: idsWhere(true), gone: idsWhere(false), failed, left };
    },
    restore: async (ids: readonly string[]): Promise<RestoreOutcome> => {
      const { done, failed, left } = await forEach('restore', ids, (id) => found(leads.restore(id)));
      replaceLeads(
        queries,
        done.map(({ value }) => value),
      );
      await queries.invalidateQueries({ queryKey: leadListsKey });
      return { restored: done.map(({ item }) => item), failed, left };
    },
    /**
     * Every lead that matches, from all pages, each once, in the order of the list: for an export, or to select them all.
     *
     * @param count how many match, as far as is known
     */
    collect: async (kind: 'export' | 'select', query: LeadQuery, count: number): Promise<CollectOutcome> => {
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
    /** Begins nothing new; what the server is doing is awaited. */
    stop: () => {
      const job = jobNow();
      if (job) show({ ...job, stopping: true });
    },
  };
}
export type LeadChanges = ReturnType<typeof leadChanges>;

export function useLeadChanges(): LeadChanges {
  const { services } = useAdmin();
  const queries = useQueryClient();
  return useMemo(() => leadChanges(services, queries), [services, queries]);
}

interface Mark {
  readonly asked: unknown;
  readonly phase: MutationStatus;
}
const markOf = ({ state }: Pick<Mutation, 'state'>): Mark => ({ asked: state.variables, phase: state.status });
export const marksIn = (queries: QueryClient): Mark[] =>
  queries.getMutationCache().findAll({ mutationKey: markKey }).map(markOf);

export function activityOf(marks: readonly Mark[], job: LeadJob | null): LeadActivity {
  const inPhase = (wanted: Mark['phase']) =>
    new Map(
      marks.flatMap(({ asked, phase }) =>
        phase === wanted && isMarking(asked) ? [[asked.id, asked.status] as const] : [],
      ),
    );
  return { saving: inPhase('pending'), failed: inPhase('error'), job };
}

/** What is being done with leads, on whichever page it was begun. */
export function useLeadActivity(): LeadActivity {
  const [job] = useKept<Job | null>(jobName, null);
  const marks = useMutationState({ filters: { mutationKey: markKey }, select: markOf });
  return useMemo(() => activityOf(marks, job), [marks, job]);
}
