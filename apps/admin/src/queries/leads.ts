import {
  type Change,
  instantOf,
  type Lead,
  type LeadDetail,
  type LeadPage,
  type LeadQuery,
  type Problem,
} from '@fnc/domain';
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
/** The most changed rows that are fetched one by one; above this, everything is refetched. */
const mostFollowed = 20;
/** Refetch interval for the outcome of a mail being sent, in ms. */
const outcomeEveryMs = 30_000;
/** For this long, in ms, a list that was left keeps its length. */
const listKeptMs = 3_600_000;

const keys = {
  all: ['lead'],
  lists: leadListsKey,
  one: (id: string) => ['lead', 'one', id],
  ofOne: (id: string) => ['lead', 'consents', id],
} as const;

/** The key of the consent history of leads. */
export const consentsKey = keys.ofOne;

/** A page of rows with its query. */
interface Page extends LeadPage {
  readonly query: LeadQuery;
  /** Leads already subtracted from its figures: each is subtracted once, whoever tells of it first. */
  readonly gone?: ReadonlySet<string>;
}
type Pages = InfiniteData<Page, string | null>;
const firstPage = (): string | null => null;

/** Rows must not move while the advisor works: they are refetched only when the list is opened or reloaded. */
export const leadListQuery = ({ leads }: Services, query: LeadQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists, query],
    async queryFn({ pageParam }): Promise<Page> {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return { ...(await leads.list({ ...query, limit: pageSize, ...cursor })), query };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The previous rows stay on the screen until the new ones are fetched.
    placeholderData: keepPreviousData,
    select: rowsOf,
    staleTime: 0,
    gcTime: listKeptMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A lead that moved between two pages is shown once. */
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

/** The data of the list. If a refetch that the advisor asked for fails, the error replaces the rows. */
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
 * The rows fetched so far for the query.
 *
 * @param shown `false`: nothing is fetched, and the rows stay as they were
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

/** Changes rows in every list; a response under way does not contain the change yet. */
function changeRows(queries: QueryClient, change: (rows: Pages) => Pages, again = change) {
  const apply = (how: typeof change) =>
    queries.setQueriesData<Pages>({ queryKey: keys.lists }, (rows) => rows && how(rows));
  apply(change);
  for (const { promise } of queries.getQueryCache().findAll({ queryKey: keys.lists, fetchStatus: 'fetching' }))
    void promise?.then(() => apply(again)).catch(() => undefined);
}

/** Replaces changed leads in the rows that show them. */
function replaceRows(queries: QueryClient, changed: readonly Lead[]) {
  const byId = new Map(changed.map((lead) => [lead.id, lead]));
  const inRows = (leads: readonly Lead[]) => leads.map((lead) => byId.get(lead.id) ?? lead);
  changeRows(queries, ({ pages, ...rows }) => ({
    ...rows,
    pages: pages.map((page) => ({ ...page, leads: inRows(page.leads) })),
  }));
}

/** Shows leads that were changed here wherever they appear, and refetches what is derived from them. */
export function replaceLeads(queries: QueryClient, changed: readonly Lead[]) {
  replaceRows(queries, changed);
  for (const lead of changed) {
    queries.setQueryData<LeadDetail | null>(keys.one(lead.id), (detail) => detail && { ...detail, lead });
    void queries.invalidateQueries({ queryKey: keys.one(lead.id) });
  }
  void queries.invalidateQueries({ queryKey: statusKey });
}

/** Shows the lead that a call changes. Resolves to `null`, or to why the call failed. */
export async function changeLead(queries: QueryClient, call: Promise<Lead>): Promise<Problem | null> {
  try {
    replaceLeads(queries, [await call]);
    return null;
  } catch (problem) {
    return problemOf(problem);
  }
}

/** The rows and figures without these leads. */
const without = (data: Pages, leaving: ReadonlySet<string>): Pages => ({
  ...data,
  pages: data.pages.map((page) => {
    const gone = new Set([...(page.gone ?? []), ...leaving]);
    const off = gone.size - (page.gone?.size ?? 0);
    return {
      ...page,
      leads: page.leads.filter(({ id }) => !leaving.has(id)),
      count: Math.max(0, page.count - off),
      total: Math.max(0, page.total - off),
      gone,
    };
  }),
});

/**
 * Removes rows and subtracts them from the figures.
 *
 * @param also counts leads that no row shows, too
 */
function dropRows(queries: QueryClient, ids: ReadonlySet<string>, also: 'rows' | 'all' = 'rows') {
  const withoutThose = (data: Pages) => {
    const there = new Set(leadsIn(data).flatMap(({ id }) => (ids.has(id) ? [id] : [])));
    return there.size === 0 ? data : without(data, there);
  };
  changeRows(queries, also === 'rows' ? withoutThose : (data) => without(data, ids), withoutThose);
}

/** Fetches the lists in which no row is left, although more leads match: other rows must not move. */
export function refillLists(queries: QueryClient) {
  for (const [queryKey, rows] of queries.getQueriesData<Pages>({ queryKey: keys.lists }))
    if (rows && leadsIn(rows).length === 0 && rows.pages.at(-1)?.nextCursor)
      void queries.invalidateQueries({ queryKey });
}

/** Leads that this window is deleting: it learns of them from the answers to its own calls. */
const leavingOf = new WeakMap<QueryClient, Set<string>>();

/** Until the returned function is called, `followLeads` passes over these leads. */
export function holdLeads(queries: QueryClient, ids: readonly string[]): () => void {
  const leaving = leavingOf.get(queries) ?? new Set();
  leavingOf.set(queries, leaving);
  for (const id of ids) leaving.add(id);
  return () => {
    for (const id of ids) leaving.delete(id);
  };
}

/** Removes deleted leads from the rows and the server's figures together, so that none is counted as new. */
export function dropLeads(queries: QueryClient, services: Pick<AdminServices, 'serverStatus'>, ids: readonly string[]) {
  notifyManager.batch(() => {
    // A selection can contain more than the loaded rows: every deleted id counts.
    dropRows(queries, new Set(ids), 'all');
    queries.setQueryData(
      statusQuery(services).queryKey,
      (status) => status && { ...status, leadsCount: Math.max(0, status.leadsCount - ids.length) },
    );
  });
  void queries.invalidateQueries({ queryKey: statusKey });
}

/** One lead with its timeline; `null`: it does not exist. Also updates its row. */
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
 * Updates the rows after anybody's changes to leads. New leads are not inserted: rows must not move while the advisor
 * is about to click one.
 */
export async function followLeads(queries: QueryClient, services: Services, changes: readonly Change[]): Promise<void> {
  const leaving = leavingOf.get(queries);
  const ids = new Set(changes.flatMap(({ noun, id }) => (noun === 'lead' && leaving?.has(id) !== true ? [id] : [])));
  const lists = queries.getQueriesData<Pages>({ queryKey: keys.lists });
  const shown = new Set(lists.flatMap(([, rows]) => (rows === undefined ? [] : leadsIn(rows).map(({ id }) => id))));
  const ofShown = [...ids].filter((id) => shown.has(id));
  if (ofShown.length > mostFollowed) return queries.invalidateQueries({ queryKey: keys.all });
  for (const id of ids)
    for (const queryKey of [keys.one(id), keys.ofOne(id)]) void queries.invalidateQueries({ queryKey });
  // A lead whose fetch fails stays as it is; its next change tries again.
  await Promise.allSettled(ofShown.map((id) => queries.fetchQuery({ ...leadQuery(services, id), staleTime: 0 })));
}

/** One lead; updates with every change, and with mails as they are sent. */
export function useLeadDetail(id: string): { state: LeadDetailState; reload: () => void } {
  const { data, error, refetch } = useQuery({
    ...leadQuery(useAdmin().services, id),
    refetchInterval: outcomeEveryMs,
  });
  const reload = () => void refetch();
  if (data === null) return { state: { phase: 'notFound' }, reload };
  // What is on the screen is recent enough; the next try follows by itself.
  if (data !== undefined) return { state: { phase: 'ready', detail: data }, reload };
  return { state: error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) }, reload };
}
