import type { ReportOutcome } from '@fnc/ui/admin';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useAnswered } from './answered.ts';

/** The keys of the queries that show reports: their own pages, and their clients. */
const shownOn = [['report'], ['client']] as const;

export const reportQuery = ({ reports }: Pick<AdminServices, 'reports'>, id: string) =>
  queryOptions({ queryKey: ['report', 'one', id], queryFn: () => reports.findById(id) });

/** Refetches what shows reports. */
export function useReportsReload(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(shownOn.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries]);
}

/** Removes a report and restores it; nothing rejects. */
export function useReportChanges() {
  const { reports } = useAdmin().services;
  const answer = useAnswered(...shownOn);
  const outcomeOf = (work: () => Promise<unknown>): Promise<ReportOutcome> =>
    answer(async () => {
      const done = await work();
      return { outcome: done === null || done === false ? 'gone' : 'done' };
    });

  return {
    remove: (id: string) => outcomeOf(() => reports.remove(id)),
    restore: (id: string) => outcomeOf(() => reports.restore(id)),
  };
}
