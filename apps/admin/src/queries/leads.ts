import { type Change, instantOf, type Lead, type LeadDetail, type LeadPage, type LeadQuery } from '@fnc/domain';
import type { LeadDetailState, LeadListData } from '@fnc/ui/admin';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type InfiniteQueryObserverResult,
  keepPreviousData,
  notifyManager,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { leadListsKey, statusKey } from './keys.ts';
import { statusQuery } from './server.ts';

type Services = Pick<AdminServices, 'leads'>;

/** Rows fetched at a time. */
const pageSize = 50;
/** Rows asked for one by one; where more changed at once, everything is asked anew. */
const mostFollowed = 20;
/** A mail that is being sent gets its outcome while the page is open, in ms. */
const outcomeEveryMs = 30_000;
/** Coming back within this time, a list is as long as it was left, in ms. */
const listKeptMs = 3_600_000;

const keys = {
  all: ['lead'],
  lists: leadListsKey,
  one: (id: string) => ['lead', 'one', id],
  ofOne: (id: string) => ['lead', 'consents', id],
} as const;

/** Everything that is recorded of a lead's consent. */
export const consentsKey = keys.ofOne;

/** A page, and what it answers. */
type Page = LeadPage & { readonly query: LeadQuery };
type Pages = InfiniteData<Page, string | null>;
const firstPage = (): string | null => null;

/** Nothing may jump under the advisor's hands: rows are asked anew when the list is opened, or when the advisor asks for it. */
export const leadListQuery = ({ leads }: Services, query: LeadQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists, query],
    async queryFn({ pageParam }): Promise<Page> {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return { ...(await leads.list({ ...query, limit: pageSize, ...cursor })), query };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What was asked before stays on the screen until this is answered.
    placeholderData: keepPreviousData,
    select: rowsOf,
    staleTime: 0,
    gcTime: listKeptMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** One that moved between two pages is shown once. */
const leadsIn = ({ pages }: Pages): Lead[] => [
  ...new Map(pages.flatMap(({ leads }) => leads).map((lead) => [lead.id, lead])).values(),
];

function rowsOf(data: Pages) {
  const last = data.pages.at(-1);
  return {
    query: last?.query ?? {},
    leads: leadsIn(data),
    count: last?.count ?? 0,
    countExceeded: last?.countExceeded ?? false,
    total: last?.total ?? 0,
    sources: last?.sources ?? [],
    nextCursor: last?.nextCursor ?? null,
  };
}
type Rows = ReturnType<typeof rowsOf>;

const nothing = {
  leads: [],
  count: 0,
  total: 0,
  sources: [],
  nextCursor: null,
  refreshing: false,
  loadingMore: false,
  problem: null,
  moreProblem: null,
  answeredAt: null,
} as const;

/** What the list shows. Whatever could not be asked anew, because the advisor wished it, is said in the place of its rows. */
export function leadListOf(found: InfiniteQueryObserverResult<Rows>, query: LeadQuery): LeadListData {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = found;
  if (data !== undefined && (error === null || isFetchNextPageError)) {
    return {
      ...data,
      phase: 'ready',
      refreshing: isFetching && !isFetchingNextPage,
      loadingMore: isFetchingNextPage,
      problem: null,
      moreProblem: error === null || isFetchingNextPage ? null : problemOf(error),
      answeredAt: instantOf(found.dataUpdatedAt),
    };
  }
  if (error === null || isFetching) return { ...nothing, query, phase: 'loading' };
  return { ...nothing, query, phase: 'failed', problem: problemOf(error), answeredAt: instantOf(found.errorUpdatedAt) };
}

/**
 * The rows that were fetched so far of what is asked.
 *
 * @param shown asks for them; else they are as they were last
 */
export function useLeadList(query: LeadQuery, shown: boolean) {
  const { services } = useAdmin();
  const found = useInfiniteQuery({ ...leadListQuery(services, query), enabled: shown });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = found;
  return {
    list: leadListOf(found, query),
    more: () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
    reload: () => void refetch(),
  };
}

/** Changes rows wherever they are shown; an answer that is on its way does not know of it yet. */
function changeRows(queries: QueryClient, change: (rows: Pages) => Pages, again = change) {
  const apply = (how: typeof change) =>
    queries.setQueriesData<Pages>({ queryKey: keys.lists }, (rows) => rows && how(rows));
  apply(change);
  for (const { promise } of queries.getQueryCache().findAll({ queryKey: keys.lists, fetchStatus: 'fetching' }))
    void promise?.then(() => apply(again)).catch(() => undefined);
}

/** Puts changed leads in their rows, where those are. */
function replaceRows(queries: QueryClient, changed: readonly Lead[]) {
  const byId = new Map(changed.map((lead) => [lead.id, lead]));
  const inRows = (leads: readonly Lead[]) => leads.map((lead) => byId.get(lead.id) ?? lead);
  changeRows(queries, ({ pages, ...rows }) => ({
    ...rows,
    pages: pages.map((page) => ({ ...page, leads: inRows(page.leads) })),
  }));
}

/** Leads were changed here: they show it wherever they stand, and what hangs on them is asked anew. */
export function replaceLeads(queries: QueryClient, changed: readonly Lead[]) {
  replaceRows(queries, changed);
  for (const lead of changed) {
    queries.setQueryData<LeadDetail | null>(keys.one(lead.id), (detail) => detail && { ...detail, lead });
    void queries.invalidateQueries({ queryKey: keys.one(lead.id) });
  }
  void queries.invalidateQueries({ queryKey: statusKey });
}

/** Takes rows out and counts them off. @param fewer how many leads there are less; without it, as many as were in the rows */
function dropRows(queries: QueryClient, ids: ReadonlySet<string>, fewer?: number) {
  const without = (data: Pages, off: number): Pages => ({
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      leads: page.leads.filter(({ id }) => !ids.has(id)),
      count: Math.max(0, page.count - off),
      total: Math.max(0, page.total - off),
    })),
  });
  const withoutThose = (data: Pages) => {
    const there = leadsIn(data).filter(({ id }) => ids.has(id)).length;
    return there === 0 ? data : without(data, there);
  };
  changeRows(queries, fewer === undefined ? withoutThose : (data) => without(data, fewer), withoutThose);
}

/** Leads were removed here: they leave the rows and the server's figures in the same moment, so that none is taken for new. */
export function dropLeads(queries: QueryClient, services: Pick<AdminServices, 'serverStatus'>, ids: readonly string[]) {
  notifyManager.batch(() => {
    // A selection can reach further than the rows shown: every id that was dropped counts.
    dropRows(queries, new Set(ids), ids.length);
    queries.setQueryData(
      statusQuery(services).queryKey,
      (status) => status && { ...status, leadsCount: Math.max(0, status.leadsCount - ids.length) },
    );
  });
  void queries.invalidateQueries({ queryKey: statusKey });
}

/** One lead with its timeline; `null`: there is none. Its row follows. */
export const leadQuery = ({ leads }: Services, id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    async queryFn({ client }) {
      const detail = await leads.findById(id);
      if (detail === null) dropRows(client, new Set([id]));
      else replaceRows(client, [detail.lead]);
      return detail;
    },
  });

/**
 * Follows what anybody changed of leads. Nothing new comes into the rows by itself: it would move what the advisor is about to
 * touch.
 */
export async function followLeads(queries: QueryClient, services: Services, changes: readonly Change[]): Promise<void> {
  const ids = new Set(changes.filter(({ noun }) => noun === 'lead').map(({ id }) => id));
  const lists = queries.getQueriesData<Pages>({ queryKey: keys.lists });
  const shown = new Set(lists.flatMap(([, rows]) => (rows === undefined ? [] : leadsIn(rows).map(({ id }) => id))));
  const ofShown = [...ids].filter((id) => shown.has(id));
  if (ofShown.length > mostFollowed) return queries.invalidateQueries({ queryKey: keys.all });
  for (const id of ids)
    for (const queryKey of [keys.one(id), keys.ofOne(id)]) void queries.invalidateQueries({ queryKey });
  // One that cannot be asked for now stays as it is; the next change of it asks again.
  await Promise.allSettled(ofShown.map((id) => queries.fetchQuery({ ...leadQuery(services, id), staleTime: 0 })));
}

/** One lead; follows what anybody does to it, and mails as they leave. */
export function useLeadDetail(id: string): { state: LeadDetailState; reload: () => void } {
  const { data, error, refetch } = useQuery({
    ...leadQuery(useAdmin().services, id),
    refetchInterval: outcomeEveryMs,
  });
  const reload = () => void refetch();
  if (data === null) return { state: { phase: 'notFound' }, reload };
  // What is on the screen is still true enough; the next try follows by itself.
  if (data !== undefined) return { state: { phase: 'ready', detail: data }, reload };
  return { state: error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) }, reload };
}
