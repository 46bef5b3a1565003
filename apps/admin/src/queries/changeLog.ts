import type { ChangeKind, LoggedChange } from '@fnc/domain';
import type { ChangeLogState, LoggedRecord, Problem } from '@fnc/ui/admin';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { changeLogKey } from './keys.ts';

interface Asked {
  /** `null`: of everything. */
  readonly of: { readonly noun: LoggedRecord; readonly id: string } | null;
  readonly kind: ChangeKind | undefined;
}

/** The log, newest first; follows what anybody does. */
export function useChangeLog({ of, kind }: Asked): {
  state: ChangeLogState;
  more: () => void;
  reload: () => void;
} {
  const { changeHistory } = useAdmin().services;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...changeLogKey, of, kind],
    queryFn: ({ pageParam }) =>
      changeHistory.page({
        kind,
        ...of,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const state = (): ChangeLogState => {
    if (data !== undefined) {
      const changes = data.pages.flatMap((page) => page.changes);
      return { phase: 'ready', changes, more: hasNextPage, loadingMore: isFetchingNextPage };
    }
    return error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) };
  };
  return { state: state(), more: () => void fetchNextPage(), reload: () => void refetch() };
}

type Services = Pick<AdminServices, 'leads' | 'clients' | 'reports' | 'templates' | 'campaigns'>;

/** @returns `null` when there is nothing to bring back any more */
function restored({ leads, clients, reports, templates, campaigns }: Services, { noun, id }: LoggedChange) {
  switch (noun) {
    case 'lead':
      return leads.restore(id);
    case 'client':
      return clients.restore(id);
    case 'report':
      return reports.restore(id);
    case 'template':
      return templates.restore(id);
    case 'campaign':
      return campaigns.restore(id);
    case 'questions':
    case 'answer':
    case 'file':
    default:
      return Promise.resolve(null);
  }
}

const gone = {
  lead: 'lead_not_found',
  client: 'client_not_found',
  report: 'report_not_found',
  template: 'template_not_found',
  campaign: 'campaign_not_found',
} as const;
const isOne = (noun: string): noun is keyof typeof gone => noun in gone;

/** Brings back what a change took away. `null` when it worked; never rejects. */
export function useRestoring(): (change: LoggedChange) => Promise<Problem | null> {
  const { services } = useAdmin();
  const queries = useQueryClient();
  return async (change) => {
    try {
      const record = await restored(services, change);
      await queries.invalidateQueries();
      if (record !== null) return null;
      return { code: isOne(change.noun) ? gone[change.noun] : 'answer_invalid' };
    } catch (error) {
      return problemOf(error);
    }
  };
}
