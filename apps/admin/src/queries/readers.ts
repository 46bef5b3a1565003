import type { Lead } from '@fnc/domain';
import type { MailableLeads } from '@fnc/ui/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { readersKey } from './keys.ts';

/** Leads fetched at a time. */
const pageSize = 500;

const none: readonly Lead[] = [];

/**
 * Leads as recipients of mails: the newest ones for the preview, and all of them for choosing recipients.
 *
 * @param all fetch all pages of leads
 */
export function useReaders(all: boolean): { readers: readonly Lead[]; leads: MailableLeads; reload: () => void } {
  const { leads } = useAdmin().services;
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: readersKey,
    queryFn: ({ pageParam }) => leads.list({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useEffect(() => {
    if (all && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [all, hasNextPage, isFetching, error, fetchNextPage]);

  const pages = data?.pages;
  const readers = useMemo(() => {
    if (pages === undefined) return none;
    return [...new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead])).values()];
  }, [pages]);
  const [first] = pages ?? [];
  const state = (): MailableLeads => {
    if (first !== undefined && !hasNextPage) return { phase: 'ready', leads: readers };
    if (error !== null) return { phase: 'failed', problem: problemOf(error) };
    if (first === undefined) return { phase: 'loading' };
    return { phase: 'loading', done: readers.length, total: Math.max(first.count, readers.length) };
  };
  return {
    readers,
    leads: state(),
    reload: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
}
