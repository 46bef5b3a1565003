import { type ClientEntry, clientPage, type ClientQuery } from '@fnc/domain';
import { fn } from 'storybook/test';
import {
  type ClientListData,
  type ClientOutcome,
  clientPageSize,
  type ClientRemoval,
} from '../clients/clientListData.ts';
import { kompas, sampleClients } from './sampleClients.ts';
import { now } from './sampleLeads.ts';

/** The server's response to a query for these clients. */
export function readyClients(clients: readonly ClientEntry[], query: ClientQuery = {}): ClientListData {
  const page = clientPage(clients, { ...query, limit: clientPageSize });
  if (!page.ok) throw new Error(page.error);
  const { clients: entries, ...counts } = page.value;
  const nothing = { loadingMore: false, moreProblem: null, answering: false, problem: null };
  return { phase: 'ready', entries, ...counts, ...nothing };
}

/** A list of twelve clients, on which every action succeeds. */
export const clientListArgs = {
  list: readyClients(sampleClients),
  query: {},
  onQuery: fn(),
  now,
  links: {
    clientHref: (id: string) => `/admin/clients/${id}`,
    editHref: (id: string) => `/admin/clients/${id}/edit`,
    newReportHref: (id: string) => `/admin/reports/new?clientId=${id}`,
  },
  newHref: '/admin/clients/new',
  leadsHref: '/admin/leads',
  onNew: fn(),
  onRefresh: fn(),
  onMore: fn(),
  onCopy: fn(() => Promise.resolve()),
  onDelete: fn((): Promise<ClientRemoval> => Promise.resolve({ outcome: 'removed' })),
  onRestore: fn((): Promise<ClientOutcome> => Promise.resolve({ client: kompas })),
};
