import {
  clientChange,
  clientPage,
  type Client,
  type ClientForm,
  type ClientPage,
  type ClientQuery,
  type ClientStatus,
  type Edited,
  formOfClient,
  type NewClient,
  storedClientSchema,
  storedClientSummarySchema,
} from '@fnc/domain';
import type {
  ClientField,
  ClientListData,
  ClientOutcome,
  ClientRemoval,
  EditedClient,
  Problem,
  SavedClient,
} from '@fnc/ui/admin';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { beginningWith, readCopied } from './copies.ts';

type Services = Pick<AdminServices, 'clients' | 'workingCopy'>;

/** Everything that is read of clients. */
const everything = ['client'] as const;
const firstPage = (): string | null => null;

const listQuery = ({ clients, workingCopy }: Services, query: ClientQuery) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'list', query],
    async queryFn({ pageParam, signal }) {
      const page = await clients.list({ ...query, ...(pageParam === null ? {} : { cursor: pageParam }) });
      // Whoever signed out meanwhile leaves nothing behind.
      if (!signal.aborted)
        workingCopy.merge(
          'clients',
          page.clients.map(({ client }) => client),
        );
      return page;
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What was asked before stays on the screen until this is answered.
    placeholderData: keepPreviousData,
  });

/** Painted at once from the copy that an earlier visit left here, if all of the client was read then; asked anew all the same. */
export const clientQuery = ({ clients, workingCopy }: Services, id: string) =>
  queryOptions({
    queryKey: [...everything, 'one', id],
    async queryFn({ signal }) {
      const client = await clients.findById(id);
      if (!signal.aborted)
        if (client === null) workingCopy.drop('clients', [id]);
        else workingCopy.merge('clients', [client]);
      return client;
    },
    ...beginningWith(workingCopy, 'clients', (records) =>
      readCopied(records.filter(isWhole), storedClientSchema).find((one) => one.id === id),
    ),
  });

const ofLeadQuery = ({ clients }: Services, leadId: string) =>
  queryOptions({ queryKey: [...everything, 'ofLead', leadId], queryFn: () => clients.findByLead(leadId) });

const nothing = {
  entries: [],
  count: 0,
  total: 0,
  nextCursor: null,
  loadingMore: false,
  moreProblem: null,
  answering: false,
  problem: null,
} as const;

function listOf(pages: readonly ClientPage[]) {
  const [first, last] = [pages[0], pages.at(-1)];
  return {
    entries: pages.flatMap(({ clients }) => clients),
    count: first?.count ?? 0,
    total: first?.total ?? 0,
    nextCursor: last?.nextCursor ?? null,
  };
}

/** The list gives a client without what it is asked and what hangs on it. */
const isWhole = (record: unknown) => typeof record === 'object' && record !== null && 'answers' in record;

/** What the copy has of what is asked; `null` when there is no copy. */
function copiedList({ workingCopy }: Services, query: ClientQuery) {
  const copy = workingCopy.read('clients');
  if (copy === null) return null;
  const read = readCopied(copy.records, storedClientSummarySchema);
  const page = clientPage(
    read.map((client) => ({ client, questions: 0, answered: 0, reports: 0 })),
    { ...query, limit: read.length },
  );
  return page.ok ? { ...listOf([page.value]), copiedAt: copy.at } : null;
}

/** The rows that were fetched so far of what is asked; follows what anybody does to a client. */
export function useClientList(query: ClientQuery): { list: ClientListData; more: () => void; reload: () => void } {
  const { services } = useAdmin();
  const found = useInfiniteQuery({ ...listQuery(services, query), select: ({ pages }) => listOf(pages) });
  const { data, error, isPlaceholderData, isFetchingNextPage, isFetchNextPageError } = found;
  const actions = { more: () => void found.fetchNextPage(), reload: () => void found.refetch() };
  if (data !== undefined) {
    const moreProblem = isFetchNextPageError ? problemOf(error) : null;
    const now = { answering: isPlaceholderData, loadingMore: isFetchingNextPage, moreProblem, problem: null };
    return { list: { phase: 'ready', ...data, ...now }, ...actions };
  }
  if (error !== null) {
    const copied = copiedList(services, query);
    if (copied !== null) return { list: { ...nothing, phase: 'ready', ...copied }, ...actions };
    return { list: { ...nothing, phase: 'failed', problem: problemOf(error) }, ...actions };
  }
  return { list: { ...nothing, phase: 'loading' }, ...actions };
}

/** The client that was made from a lead; `null` when there is none, `undefined` until that is known. */
export const useClientOfLead = (leadId: string) => useQuery(ofLeadQuery(useAdmin().services, leadId)).data;

const orNotFound = <T extends Pick<Client, 'id' | 'name'>>(client: T | null): { client: T } | { problem: Problem } =>
  client === null ? { problem: { code: 'client_not_found' } } : { client };

const isField = (values: object, name: string): name is ClientField => name in values;

function savedClient(edited: Edited<Client>): SavedClient {
  if (edited.outcome === 'gone') return { problem: { code: 'client_not_found' } };
  if (edited.outcome === 'saved') return { client: edited.record };
  const theirs = formOfClient(edited.theirs);
  const fields = edited.fields.flatMap((name) => (isField(theirs, name) ? [name] : []));
  return { conflict: { fields, theirs, version: edited.theirs.version } };
}

/** What can be done with clients. What is shown of them is asked anew, so that it shows what was done; nothing rejects. */
export function useClientChanges() {
  const { clients } = useAdmin().services;
  const queries = useQueryClient();

  async function answer<Done>(work: () => Promise<Done>): Promise<Done | { problem: Problem }> {
    try {
      const done = await work();
      await queries.invalidateQueries({ queryKey: everything });
      return done;
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  return {
    add: (client: NewClient) => answer(async () => ({ client: await clients.add(client) })),
    /** Stores what a form changed of what it began with; nothing when the same was changed elsewhere since. */
    edit: (id: string, form: ClientForm, before: EditedClient): Promise<SavedClient> =>
      answer(async () => savedClient(await clients.update(id, clientChange(before.values, form), before.version))),
    setStatus: (id: string, status: ClientStatus): Promise<ClientOutcome> =>
      answer(async () => {
        const [changed] = await clients.setStatus([id], status);
        return orNotFound(changed ?? null);
      }),
    remove: (id: string): Promise<ClientRemoval> =>
      answer(async () => ({ outcome: (await clients.remove(id)) ? ('removed' as const) : ('gone' as const) })),
    restore: (id: string): Promise<ClientOutcome> => answer(async () => orNotFound(await clients.restore(id))),
  };
}
export type ClientChanges = ReturnType<typeof useClientChanges>;
