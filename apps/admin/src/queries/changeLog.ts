import { type ChangeKind, type LoggedChange, restoreRecord } from '@fnc/domain';
import type { ChangeLogState, LoggedRecord, Problem } from '@fnc/ui/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { useAnswered } from './answered.ts';
import { changeLogKey } from './keys.ts';

interface Asked {
  /** `null`: changes of all records. */
  readonly of: { readonly noun: LoggedRecord; readonly id: string } | null;
  readonly kind: ChangeKind | undefined;
}

/** The log, newest first; updates with every change. */
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

/** Undoes a removal. `null` when it worked; never rejects. */
export function useRestoring(): (change: LoggedChange) => Promise<Problem | null> {
  const { services } = useAdmin();
  const answer = useAnswered([]);
  return async (change) => (await answer(async () => ({ problem: await restoreRecord(services, change) }))).problem;
}
