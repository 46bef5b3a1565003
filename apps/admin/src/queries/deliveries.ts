import type { CampaignFigures } from '@fnc/domain';
import { type DeliveryListData, type OutcomeTab, statusesOfTab } from '@fnc/ui/admin';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { campaignKey, figuresKey } from './campaigns.ts';

/** Rows fetched at a time. */
const pageSize = 100;

/**
 * The mails of one campaign for the drawer; refetched whenever the campaign's figures change. The figures are refetched
 * with the first page of a tab, so that the counts above a list are of the same moment.
 */
export function useDeliveries(campaignId: string, tab: OutcomeTab, figures: CampaignFigures | null) {
  const { mail } = useAdmin().services;
  const queries = useQueryClient();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...campaignKey, 'deliveries', campaignId, tab],
    queryFn: ({ pageParam }) => {
      const status = statusesOfTab[tab];
      return mail.listDeliveries(campaignId, {
        limit: pageSize,
        ...(status === undefined ? {} : { status: [...status] }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useEffect(() => {
    if (isPending) void queries.invalidateQueries({ queryKey: figuresKey });
  }, [queries, isPending]);
  // The figures are a new object only when one of them changed.
  useEffect(() => {
    if (figures !== null) void refetch();
  }, [figures, refetch]);

  // A mail that moved to another page meanwhile is shown once.
  const known = new Map(data?.pages.flatMap(({ deliveries }) => deliveries).map((one) => [one.id, one]));
  const list: DeliveryListData = {
    phase: data !== undefined ? 'ready' : error === null ? 'loading' : 'failed',
    deliveries: [...known.values()],
    count: data?.pages.at(-1)?.count ?? 0,
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    problem: data === undefined && error !== null ? problemOf(error) : null,
  };
  return {
    list,
    more: () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
    reload: () => void refetch(),
  };
}
