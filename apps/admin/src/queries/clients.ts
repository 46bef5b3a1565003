import {
  clientChange,
  type Client,
  type ClientForm,
  type ClientPage,
  type ClientQuery,
  type ClientStatus,
  type Edited,
  formOfClient,
  instantOf,
  type NewClient,
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
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useAnswered } from './answered.ts';
import { problemOf } from '@fnc/domain/api';
import { copiedClient, copiedClients } from '@fnc/domain/storage';
import { beginningWith, useLate, whyCopied } from './copies.ts';

type Services = Pick<AdminServices, 'clients' | 'workingCopy'>;

/** The key of every query of clients. */
const everything = ['client'] as const;
const firstPage = (): string | null => null;

const listQuery = ({ clients, workingCopy }: Services, query: ClientQuery) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'list', query],
    async queryFn({ pageParam, signal }) {
      const page = await clients.list({ ...query, ...(pageParam === null ? {} : { cursor: pageParam }) });
      // After a sign-out nothing may be written to the copy.
      if (!signal.aborted)
        workingCopy.merge(
          'clients',
          page.clients.map(({ client }) => client),
        );
      return page;
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The previous rows stay on the screen until the new ones are fetched.
    placeholderData: keepPreviousData,
  });

/** Starts from the cached copy of an earlier visit, if that holds the whole client; fetched all the same. */
export const clientQuery = ({ clients, workingCopy }: Services, id: string) =>
  queryOptions({
    queryKey: [...everything, 'one', id],
    async queryFn({ signal }) {
      const client = await clients.findById(id);
      if (!signal.aborted)
        if (client === null) workingCopy.drop('clients', id);
        else workingCopy.put('clients', client);
      return client;
    },
    ...beginningWith(() => {
      const copied = copiedClient(workingCopy, id);
      return copied && { data: copied.client, at: copied.at };
    }),
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

/** Rows of a cached copy that are shown at a time. */
const copiedPageSize = 100;

/**
 * The rows of the cached copy that match the query.
 *
 * @param isShown `false`: the copy is not read
 */
function useCopiedClients({ workingCopy }: Services, query: ClientQuery, isShown: boolean) {
  const [wanted, setWanted] = useState({ query, limit: copiedPageSize });
  const limit = wanted.query === query ? wanted.limit : copiedPageSize;
  // Not updated when other tabs write to the copy: the server's answer comes next.
  const copy = useMemo(
    () => (isShown ? copiedClients(workingCopy, { ...query, limit }) : null),
    [workingCopy, query, limit, isShown],
  );
  return { copy, more: () => setWanted({ query, limit: limit + copiedPageSize }) };
}

/** The error of the last try, also while the query is tried again. */
function useFailure(query: ClientQuery, error: Error | null, isAnswered: boolean): Error | null {
  const [last, setLast] = useState({ query, error });
  const now = error ?? (isAnswered || last.query !== query ? null : last.error);
  if (last.query !== query || last.error !== now) setLast({ query, error: now });
  return now;
}

/** The rows fetched so far for the query; updates with every change to a client. */
export function useClientList(query: ClientQuery): { list: ClientListData; more: () => void; reload: () => void } {
  const { services } = useAdmin();
  const found = useInfiniteQuery({ ...listQuery(services, query), select: ({ pages }) => listOf(pages) });
  const { data, error, failureReason, isFetching, isPlaceholderData, isFetchingNextPage } = found;
  const moreError = found.isFetchNextPageError ? error : null;
  const isAnswered = data !== undefined && !isPlaceholderData;
  const failure = useFailure(query, moreError === null ? error : null, isAnswered && error === null);
  const isLate = useLate(!isAnswered && failure === null);
  const why = whyCopied({ error: failure, failureReason }, isLate);
  const { copy, more: moreCopied } = useCopiedClients(
    services,
    query,
    !isAnswered && (data === undefined || why !== undefined),
  );
  const reload = () => void found.refetch();

  // Shows the cached rows at once if there are any, and even none once the server does not respond.
  if (copy !== null && (why !== undefined || (failure === null && copy.entries.length > 0))) {
    const { at, ...shown } = copy;
    const copied = { at, why: why ?? null };
    return { list: { ...nothing, phase: 'ready', ...shown, answering: isFetching, copied }, more: moreCopied, reload };
  }
  const more = () => void found.fetchNextPage();
  if (data !== undefined) {
    const copied = isAnswered && why !== undefined ? { at: instantOf(found.dataUpdatedAt), why } : undefined;
    const moreProblem = moreError === null ? null : problemOf(moreError);
    const now = { answering: isPlaceholderData, loadingMore: isFetchingNextPage, moreProblem, problem: null, copied };
    return { list: { phase: 'ready', ...data, ...now }, more, reload };
  }
  if (error !== null) return { list: { ...nothing, phase: 'failed', problem: problemOf(error) }, more, reload };
  return { list: { ...nothing, phase: 'loading' }, more, reload };
}

/** The client that was made from a lead; `null` when there is none, `undefined` until it is loaded. */
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

/** Actions on clients. What is shown of them is refetched before an action resolves; nothing rejects. */
export function useClientChanges() {
  const { clients, workingCopy } = useAdmin().services;
  const answer = useAnswered(everything);

  return {
    /** @param first what was first sent under this id: stored without an answer, what was typed since is a change */
    add: (client: NewClient, first: ClientForm): Promise<{ client: Client } | { problem: Problem }> =>
      answer(async () => {
        const added = await clients.add(client);
        const typedSince = clientChange(formOfClient(first), client);
        if (Object.keys(typedSince).length === 0) return { client: added };
        const edited = await clients.update(added.id, typedSince);
        return orNotFound(edited.outcome === 'saved' ? edited.record : null);
      }),
    /** Stores the fields changed in the form; none where the same field was changed elsewhere since. */
    edit: (id: string, form: ClientForm, before: EditedClient): Promise<SavedClient> =>
      answer(async () => savedClient(await clients.update(id, clientChange(before.values, form), before.version))),
    setStatus: (id: string, status: ClientStatus): Promise<ClientOutcome> =>
      answer(async () => {
        const [changed] = await clients.setStatus([id], status);
        return orNotFound(changed ?? null);
      }),
    remove: (id: string): Promise<ClientRemoval> =>
      answer(async () => {
        const outcome = (await clients.remove(id)) ? 'removed' : 'gone';
        workingCopy.drop('clients', id);
        return { outcome };
      }),
    restore: (id: string): Promise<ClientOutcome> => answer(async () => orNotFound(await clients.restore(id))),
  };
}
